import type { Offering } from '#domain/listing/directory.ts'
import { type Product, productsOf } from './product.ts'

/** What an enhancement of a type is and how it can reach people. */
const OFFERINGS: Record<string, Offering> = {
  'Digital Tool': { kind: 'app', service: null, delivery: ['online'] },
  Soundscapes: { kind: 'app', service: null, delivery: ['online'] },
  'Wearable Device': { kind: 'app', service: null, delivery: ['at-home'] },
  'Wellness App': { kind: 'app', service: null, delivery: ['online'] },
  'Yoga App': { kind: 'app', service: 'yoga', delivery: ['online'] },
  'Meditation App': { kind: 'app', service: null, delivery: ['online'] },
  Coaching: { kind: 'coaching', service: null, delivery: ['online'] },
  'Posture Coaching': {
    kind: 'coaching',
    service: 'chiropractic',
    delivery: ['online', 'at-home'],
  },
  'Grief Support': { kind: 'coaching', service: 'holistic', delivery: ['on-site', 'online'] },
  'Yoga Coaching': { kind: 'coaching', service: 'yoga', delivery: ['at-home', 'online'] },
  Massage: { kind: 'local-service', service: 'massage', delivery: ['on-site'] },
  'Massage at Home': { kind: 'local-service', service: 'massage', delivery: ['at-home'] },
  Acupuncture: { kind: 'local-service', service: 'acupuncture', delivery: ['on-site'] },
  Chiropractic: { kind: 'local-service', service: 'chiropractic', delivery: ['on-site'] },
  Medspa: { kind: 'local-service', service: 'medspa', delivery: ['on-site'] },
  Yoga: { kind: 'local-service', service: 'yoga', delivery: ['on-site', 'at-home'] },
  Holistic: { kind: 'local-service', service: 'holistic', delivery: ['on-site', 'online'] },
}

const offeringOf = (type: string): Offering | null => OFFERINGS[type] ?? null

/** name | type | titles | stuffs | needs | tags | dollars | lasting | given | care; then what it is. */
export const ENHANCEMENTS: readonly Product[] = [
  ...productsOf(
    'digital-tools',
    `
    sleep diary | Digital Tool | Plain Night Log; (Two Taps => Two Taps Sleep Diary); (Pillow Ledger => Pillow Ledger Sleep Diary); The Night Sheet | one line each morning; a drawn curve; three questions | sleep, menopause, new parents | sleep diary, tracking | 2-7 | Two minutes a day | Printed summary for your doctor; Export at any time | Not a medical device
    - You answer {stuff} and close it again before the coffee is ready.
    - After two weeks it shows what your good nights have in common.
    - It gives no marks, because marks keep people awake.
    - One curve is yours, and one is the average, which is less tidy than you think.
    - It forgets the clock time on purpose and keeps the feeling.
    - You can fill in three days at once, and it does not sulk.
    - Printed, it makes one page, and that is the page to take along.
    - It has a line for the cat, the baby and the street.
    focus sounds | Soundscapes | (Grey Room => Grey Room Background); (Library Rain => Library Rain Background); (Steady Hum => Steady Hum Background); (Far Traffic => Far Traffic Background) | a library at four; a train without announcements; steady rain on canvas | focus, exam nerves, stress | soundscape, concentration | 3-9 | As long as you work | Forty places, recorded on site; Use without a connection | Use at low volume
    - It plays {stuff}, for hours, without a loop that you can hear.
    - A small clock stops it after fifty minutes, and you get up.
    - No music, no voice, nothing that wants to be liked.
    - Each place was recorded for three hours and cut in four spots.
    - You can mix two of them, and nobody ever needs three.
    - It goes quiet when somebody rings you and comes back afterwards.
    - You start it with one key and stop it by closing the lid.
    - The volume has seven steps, and the lowest is the one people use.
    posture sensor | Wearable Device | (Collar Nudge => Collar Nudge Sensor); (Small Tap => Small Tap Sensor); (Upright, Please => Upright Please Sensor); (The Quiet Clip => The Quiet Posture Clip) | a clip; a soft patch; a pendant | posture, back pain, focus | posture, desk work | 48-120 | Battery lasts nine days | Sensor, cable and clip; Settings without an account | Not with a pacemaker
    - {Stuff} of nine grams taps once when you have slumped for ten minutes.
    - It can be told to be silent in meetings, and remembers.
    - The numbers stay on the device unless you fetch them.
    - After three weeks most people wear it only on Mondays.
    - Its tap can be made so soft that only you know.
    - It learns how you sit in the first hour and corrects less after that.
    - It comes off with one hand and survives the washing machine once.
    - You see one figure a day, in the evening, if you ask.
    breathing pebble | Wearable Device | (Palm Pebble => Palm Breathing Pebble); (Warm Stone => Warm Breathing Stone); (Slow Signal => Slow Signal Pebble); (The Round One => The Round Breathing Pebble) | ceramic; olive wood; recycled glass | mind, exam nerves, teenagers, sleep | breathing, calm | 58-140 | A week for each charge | Pebble with a wireless dish; Four rhythms | Not a medical device
    - It grows warm while you breathe in and cools while you breathe out.
    - {Stuff} lies in the hand and looks like nothing.
    - There is no screen, which is the reason to have it.
    - Children understand it without being told anything.
    - It slows down with you and does not hurry you back.
    - It starts when it is picked up and stops when it is put down.
    - A child's rhythm is on it as well, and it is shorter.
    - It keeps no record of how often you needed it.
    meal planner | Digital Tool | (Fridge First => Fridge First Meal Planner); (Tuesday Planner => Tuesday Meal Planner); (What Is Left => What Is Left Meal Planner); Seven Suppers | what is in the fridge; one shop a week; two pans | nutrition, digestion, burnout, men | meal planning, food | 2-8 | Ten minutes on Sunday | Plans for one to six people; Lists sorted by aisle | Not made for therapeutic diets
    - You type {stuff}, and it answers with supper.
    - Portions can be set to tired, normal and guests.
    - No calories are shown unless you dig for them.
    - Leftovers have their own button, and it is the largest.
    - You can forbid it three vegetables.
    - It knows what is in season and does not lecture.
    - You can cross out whole evenings, with toast as the official answer.
    - The list can be sent to whoever passes a shop.
    tapering counter | Digital Tool | One Fewer Counter; (Day Slips => Day Slips Counter); (Small Ledger => Small Quitting Ledger); (Not Yet => Not Yet Counter) | cigarettes; glasses; vapes | quitting, stress, men | quit smoking, habit | 1-5 | A few taps a day | Messages for hard hours; A page for the day after a slip | Heavy daily drinking needs a doctor first
    - You count {stuff} for a week before you change anything.
    - The line goes down by a step a week, and you set the step.
    - A slip is one dot among many and stays that way.
    - At hard hours it shows one sentence that you wrote yourself.
    - It never congratulates you, which some people miss.
    - It asks at noon and in the evening, and never at a bar.
    - You name a reason on the first day, and it is kept where only you find it.
    - A week without entries is shown as a gap and not as a failure.
  `,
    offeringOf,
  ),
  ...productsOf(
    'coaching-services',
    `
    sleep coaching | Coaching | Six Calls about Sleep; (Night School => Night School Sleep Coaching); The Rest Plan; (Back to Bed => Back to Bed Coaching) | weekly calls; short calls twice a week; calls by telephone | sleep, jet lag, menopause, new parents | coaching, insomnia | 90-280 | Six weeks, six calls | Six calls of 30 minutes; A sleep log with comments | Tell us about medicines; Long sleeplessness belongs in front of a doctor too
    - The work is done in {stuff}, with a log that takes two minutes.
    - Time in bed is trimmed first, which is hard for a week and then helps.
    - You end with a plan for the next bad patch.
    - You learn which nights to ignore, and that is a relief in itself.
    - The evening gets an order, and the bed gets one purpose.
    - Alarm clock, nap and weekend are looked at before anything you swallow.
    - The partner may listen in once, and often learns something too.
    - Between the calls you keep to two rules, and only two.
    work and rest coaching | Coaching | (The Way Back => The Way Back to Work); (Half Speed => Half Speed Work Coaching); Less, with a Plan; (Monday, Revisited => Monday Work Coaching) | walks with a headset; calls at lunch; video calls | burnout, stress, focus | coaching, work | 110-320 | Eight weeks, eight calls | Eight calls; A letter to your employer, drafted together | Not a replacement for sick leave or therapy
    - {Stuff}, forty minutes each, with one small agreement at the end.
    - What can be dropped, delayed or said aloud is sorted in the first two weeks.
    - Nobody makes you better at doing too much.
    - A week is drawn as a shape, and the heavy corner is found.
    - There is an agreement about what you will not do, signed by you.
    - You practise one sentence for saying no, and then a shorter one.
    - The calendar is read like a bank statement.
    - Holidays are planned first and work around them.
    eating coaching | Coaching | (Ordinary Plates => Ordinary Plates Coaching); Calm Eating; (The Grown-Up Lunch => Grown-Up Lunch Coaching); (Fork Down => Fork Down Coaching) | photographs of your plates; a food diary; your own shop | digestion, nutrition, skin, menopause | coaching, food | 60-190 | Five weeks, five calls | Five calls; Comments on your week | Eating disorders need specialised help, and we say where
    - It begins with {stuff}, looked at without raised eyebrows.
    - Two changes a week, chosen by you, one of them pleasant.
    - The gut gets time, and so do you.
    - The hard hour is usually half past four, so there is a plan for it.
    - A shopping trip can be done together, by telephone.
    - Nothing is weighed, neither the food nor you.
    - You cook once together, on the telephone, with the pan on loudspeaker.
    - Breakfast is left alone if it works.
    walking support after loss | Grief Support | Walks after a Loss; (Beside You, Slowly => Grief Walk beside You); (An Hour and a Bench => Grief Walk and a Bench); (Names on the Path => Names on the Path Grief Walk) | along the river; round the cemetery; through the park | grief, loneliness, older people | grief, walking | 38-80 | 90 minutes | A walk and a pot of tea; A call a week later | In the first days a doctor or priest may be nearer
    - You walk {stuff} at your own pace, with talk or without.
    - Names are used, stories are heard twice, and tissues are carried.
    - On wet days there is a bench under a roof.
    - Silence of ten minutes is normal, and nobody fills it.
    - You can bring a dog, or the dog that was left behind.
    - You can walk where they liked to walk, or anywhere else.
    - Anniversaries are written down at the start and not forgotten.
    - If you would rather sit, you sit, and the walk is for another day.
    posture coaching | Posture Coaching | (Desk Visit => Posture Desk Visit); Look Up with Us; The Chair Report; Bones at Work | at your desk; by video; in the office | posture, back pain, focus | desk work, neck | 60-140 | One hour and a call | A drawing of your desk; Four exercises | Numbness or pain down the arm belongs to a doctor
    - Somebody watches you work {stuff} and says little for ten minutes.
    - Screen, chair and cup are moved, and the rest is practice.
    - After two weeks a call checks what has slid back.
    - You are filmed for a minute and shown what your head does.
    - One exercise is tied to the telephone ringing.
    - You are shown how to stand in a queue, which is where most of it goes wrong.
    - The bag, the pillow and the sofa are asked about as well.
    - A photograph from the side is taken twice, four weeks apart.
    quitting support | Coaching | (Day One Desk => Day One Support Desk); Quit with Company; The Patient Quitter; (Again, with Help => Quitting Again, with Help) | daily messages; short calls; evening calls | quitting, men | quit smoking, cravings | 80-180 | Five weeks, twelve contacts | Calls and a message line; Questions for the pharmacist | After heavy drinking, medical help first
    - There are {stuff} in the first week and fewer afterwards.
    - Patches and gum are welcome, because they work better than pride.
    - The coach has stopped too, more than once.
    - The first three days have a timetable down to the quarter hour.
    - There is somebody to write to at ten at night, briefly.
    - You plan what to do with your hands, down to the pencil.
    - A slip is a telephone call and not a secret.
    - The expensive evening is named, and somebody goes for a walk with you on it, by phone.
    exam coaching | Coaching | (The Week Before => The Week before the Exam); Blank Page Coach; (Steady Pen => Steady Pen Exam Coaching); (Viva Voice => Viva Voice Exam Coaching) | two calls; three calls; calls with a parent at the end | exam nerves, teenagers, focus | students, coaching | 40-110 | 50 minutes | A plan for the last seven days; Two practice runs | Under sixteen with a parent's consent
    - {Stuff} are enough for most, one to plan and one to practise.
    - The first five minutes of the paper are rehearsed until they bore you.
    - Sleep is part of the plan and is not negotiable.
    - What to eat, when to arrive and where to look are settled in advance.
    - There is a sentence for the moment when the mind goes white.
    - You draw up what you know, and it is more than you thought.
    - One old paper is done with a clock and one without.
    - The night before is planned to the last sandwich.
    yoga coaching at home | Yoga Coaching | One Mat, One Teacher; Yoga by the Sofa; House Call Yoga; (Private Practice => Private Yoga Practice) | in your living room; by video; in the garden | back pain, pregnancy, older people, carers | yoga, one to one | 55-130 | 60 minutes | A practice written for you; Audio of 20 minutes | Send doctor's letters beforehand
    - The teacher comes to you and works {stuff} with what is there.
    - You get a practice of fifteen minutes that fits your knees and your week.
    - It is changed every month or whenever it bores you.
    - Sofas, stairs and kitchen counters are all put to use.
    - It may include whoever else lives there, cats among them.
    - The rug stays where it is, and the coffee table moves.
    - You are filmed once, from the side, so that you can see what you feel.
    - Shapes are written down as stick figures, with arrows.
  `,
    offeringOf,
  ),
  ...productsOf(
    'wellness-apps',
    `
    breathing app | Wellness App | (Long Exhale => Long Exhale App); (Paper Lungs => Paper Lungs App); (Tide and Pause => Tide and Pause App); (Out, Slowly => Out Slowly App) | a line that rises and falls; a sound; a soft vibration | stress, mind, exam nerves, sleep | breathing, calm | 1-6 | Three minutes at a time | Nine rhythms; Works without a connection | Stop if you feel dizzy
    - You follow {stuff} for three minutes, and it closes itself.
    - There are nine rhythms, and most people stay with one.
    - No streaks, no badges, no guilt.
    - It dims the screen while you follow, so the dark is part of it.
    - You can set the longest breath to what is comfortable today.
    - There is a pattern for stairs, a pattern for queues and one for the dentist.
    - You can follow it with your eyes shut, by the buzz in your palm.
    - It stops at ten minutes even if you would go on.
    meditation app | Meditation App | (Bell, Silence, Bell => Bell, Silence, Bell Timer); (Plain Sit => Plain Sit Meditation App); (Ten Minutes Ajar => Ten Minutes Ajar Meditation App); (No Teacher => No Teacher Meditation App) | a bell; one sentence; silence | mind, focus, spirit | meditation, mindfulness | 1-8 | Five to sixty minutes | A timer and forty short talks; A log you may hide | In acute distress sit with a person
    - It begins with {stuff} and ends the same way.
    - Forty talks of four minutes explain what goes wrong and why that is normal.
    - The free part is the best part, and the makers say so.
    - There is a button for bad days, and it sets five minutes.
    - The voice is one voice, and it does not whisper.
    - You choose a length and a bell, and nothing else asks to be chosen.
    - It remembers where in the forty talks you are and not how often you came.
    - Half an hour of silence is on it, with a bell at each end, for nothing.
    yoga app | Yoga App | (Rug Yoga => Rug Yoga App); (Small Room Yoga => Small Room Yoga App); (Ten Good Shapes => Ten Good Shapes Yoga App); (Slippers Off => Slippers Off Yoga App) | ten minutes; twenty minutes; one chair | movement, back pain, pregnancy, menopause | yoga, home practice | 3-12 | Ten to thirty minutes | Sequences by what hurts; Downloads | Ask first after surgery
    - You say what hurts and have {stuff}, and it puts a sequence together.
    - The voice tells you how to leave a shape as well as how to enter it.
    - Nobody on screen is wearing white.
    - Every shape has a version for a wall.
    - Films are shot from the side, so you see what the knees do.
    - You can set it to a hotel carpet, and it leaves out the floor.
    - The warm-up cannot be skipped, which annoys people once.
    - It has a quiet mode in which only the names are said.
    grief app | Wellness App | (Letters Kept => Letters Kept App); Empty Chair Notes; (Still Here => Still Here App); (Second Coat => Second Coat App) | letters; photographs; a calendar | grief, loneliness | bereavement, writing | 1-5 | Whenever it is needed | A private book; Export as print | It does not replace people
    - It keeps {stuff} for somebody who will not answer.
    - On hard dates it asks whether you want company or quiet.
    - Nothing is shared, and nothing is analysed.
    - You can set it to forget your entries after a year, or to print them.
    - The colours do not change with the season.
    - You may write to the same person every day, or once a year.
    - It suggests nothing, and it does not ask how you feel on a scale.
    - A photograph can be laid face down, and it stays so until you turn it.
    perimenopause app | Wellness App | (Hot and Bothered => Hot Flush Diary); (The Second Curve => Second Curve Menopause App); (Thermostat => Thermostat Menopause App); (Middle Years => Middle Years Menopause App) | flushes; sleep; mood | menopause, sleep, energy | hot flushes, women | 3-9 | One minute a day | A page for the doctor's visit; Articles with sources | Bleeding after menopause belongs to a doctor
    - You note {stuff} in the evening, with a thumb.
    - A nurse writes the articles and dates them.
    - The page for the doctor is one page, which doctors like.
    - It learns your bad week and warns you the Sunday before.
    - Partners can be given a page of plain explanation.
    - You can see which days belong together, across three months.
    - It explains what is known about each remedy and what it costs.
    - There is no pink in it.
    carers' app | Wellness App | (Off Duty => Off Duty Carers' App); (The Other Patient => The Other Patient Carers' App); (Rota and Rest => Rota and Rest Carers' App); (My Turn => My Turn Carers' App) | the visits; the lifts; the nights | carers, burnout, new parents | caregivers, respite | 1-6 | As needed | A shared rota; A list of people who said yes | Data stays in the family
    - It spreads {stuff} over everyone who once said that they would help.
    - Your own hour is entered first and cannot be moved by others.
    - It asks how you are on Sundays and remembers the answer.
    - Handover notes fit on one line each, because nobody reads more at night.
    - It keeps the list of tablets where the ambulance crew can find it.
    - It has a page that a stranger could work from, and it is called page one.
    - Whoever lives far away can take the forms, the orders and the Sunday call.
    - An empty hour is shown in green, and nobody may fill it without asking you.
    stretching app | Wellness App | (Kettle Stretch => Kettle Stretch App); (Waiting Room Moves => Waiting Room Stretch App); (Standing Still Twice => Standing Stretch App); (Short and Stiff => Short Stretch App) | the kettle; the bus stop; the photocopier | body, movement, older people, posture | stretching, habit | 1-5 | Two minutes at a time | Sixty short films; Large captions | Not after an injury without advice
    - It hangs two minutes of moving on {stuff}, where you stand anyway.
    - Films are short, and the people in them are over fifty.
    - It forgets missed days on purpose.
    - Each move has a name you can say to a colleague.
    - There is a version for people who use a stick.
    - The films have no music, so you can do them in a queue.
    - You can say which shoulder it is, and it leaves that one out.
    - On trains it knows a version with a suitcase.
  `,
    offeringOf,
  ),
  ...productsOf(
    'add-on-therapies',
    `
    massage | Massage | (Slow Hands => Slow Hands Massage); (The Back Room => The Back Room Massage); (Oil and Wool => Oil and Wool Massage); (Ninety Minutes Face Down => Face-Down Massage); (Warm Table => Warm Table Massage) | sesame oil; warm stones; dry cloth | stress, body, back pain, sleep, burnout | massage, bodywork | 58-160 | 60 or 90 minutes | Towels, oil and a quiet quarter of an hour | Tell us about blood thinners and pregnancy
    - {Stuff}, steady pressure and no talk unless you begin it.
    - You say where, how firm and how warm, and may change your mind.
    - Afterwards you are left lying for ten minutes, on purpose.
    - Feet are never forgotten, unless you ask for that.
    - The table is heated and the oil is warmed in a bowl.
    - The face cradle is padded with a towel that has been on the radiator.
    - You are asked once about pressure in the middle and once towards the end.
    - Shoulders get most of the hour, and feet get what they need.
    massage at home | Massage at Home | (Table at Your Door => Massage Table at Your Door); (Home Hands => Home Hands Massage); No Journey Massage; (Doorbell and Oil => Doorbell Massage) | a folding table; a padded chair; your own bed | pregnancy, carers, older people, new parents | massage, at home | 80-190 | 75 minutes | Table, towels and laundry | A space of two by three metres
    - They bring {stuff} and leave the room warmer than they found it.
    - Side-lying, seated or propped up are all possible.
    - You do not have to drive anywhere afterwards, which is half of it.
    - Pets may watch, and usually do.
    - The table is set up in four minutes and gone in three.
    - You choose the room and the lamp, and the kettle can stay on.
    - Whoever opens the door in a dressing gown has understood it.
    - They fold everything back the way it was, cushions included.
    acupuncture | Acupuncture | (Thin Needles => Thin Needles Acupuncture); (Quiet Points => Quiet Points Acupuncture); (Needle House => Needle House Acupuncture); (Ear and Ankle => Ear and Ankle Acupuncture); (Small Pricks => Small Needles Acupuncture) | ear points; body points; points without needles | sleep, quitting, menopause, stress, pregnancy | acupuncture, points | 35-120 | 60 minutes, the first visit 80 | Needles used once; A blanket and a lamp | Tell us about bleeding and pregnancy; Keep your doctor informed
    - {Stuff}, a warm lamp and twenty minutes in which nobody comes in.
    - Most needles are not felt, and the one that is gets moved.
    - What is known and unknown about it hangs on the wall.
    - You are shown one needle first, and it looks like a hair.
    - A small bell is put in your hand, in case you want company.
    - Your tongue and pulse are looked at first, and you are told what for.
    - You lie under a blanket with your sleeves and trouser legs rolled up.
    - Six visits are agreed at most, and then you decide whether it was worth it.
    chiropractic visit | Chiropractic | (Long Road Joints => Long Road Joint Care); Plain Chiropractic; (Click or No Click => No-Click Chiropractic); (The Hinge => The Hinge Chiropractic); (Straight Talk Spine => Straight Talk Chiropractic) | hands only; a drop table; gentle levers | back pain, posture, men, movement | chiropractic, neck | 55-130 | 25 minutes, the first visit 60 | Examination and a written plan | Bring X-rays if you have any; With numbness or fever see a doctor first
    - The first visit is mostly questions, bending and a look at your shoes.
    - They work with {stuff}, and only after saying what comes next.
    - You are discharged when it is better, which is said at the beginning.
    - You hear what will be done before it is done, each time.
    - Exercises are checked at the second visit, so do them.
    - You are asked to walk down the corridor as if nobody were looking.
    - A model spine lies on the desk, and you may hold it.
    - Less is done than you expect, and then you are told to walk for ten minutes.
    skin visit | Medspa | (Plain Face Room => Plain Face Skin Room); Slow Facial; (Clean Towels => Clean Towels Facial); (The Unretouched => The Unretouched Facial); (Skin, Quietly => Quiet Skin Visit) | steam and hands; mild acids; light and cool stones | skin, teenagers, menopause | medspa, facial | 70-220 | 70 minutes | A plan on paper; Sunscreen for the way home | No treatment on sunburn; Tell us about prescription creams
    - {Stuff}, few products, no mirror until the end.
    - A nurse looks at moles and sends you on if one looks back.
    - You leave with three products at most, and may buy them elsewhere.
    - The light is soft and the towels are warm.
    - What you already use is looked at first and mostly allowed to stay.
    - You lie under a blanket with your hair in a towel and your phone in your bag.
    - What is pressed out is little, and what is left alone is more.
    - Sunscreen is discussed for longer than anything in a jar.
    small yoga group | Yoga | (Six Mats => Six Mats Yoga); Corner Yoga; Front Room Yoga; (Weekday Mats => Weekday Mats Yoga) | chairs; bolsters; a wall | older people, pregnancy, movement, men | yoga, small group | 10-32 | 60 minutes | Mats and props | Tell us about injuries
    - Six people, {stuff} and somebody who looks at your knees, not at the clock.
    - You may come once or for years.
    - At home it is possible too, for two neighbours and a rug.
    - The same six tend to come back, so places are kept by name.
    - Props are fetched for you, since kneeling twice is once too often.
    - Everyone has the same spot by the second month.
    - The teacher has a list of everyone's knees and looks at it beforehand.
    - Ten minutes at the end are spent under a coat or a blanket.
    whole-person consultation | Holistic | (The Long Hour => Long Hour Consultation); (Cairn and Cup => Cairn and Cup Consultation); (Everything at Once => Whole-Person Consultation); (One Careful Look => One Careful Look Consultation); (Third Opinion => Third Opinion Consultation) | habits; sleep, food and work; breath and posture | energy, burnout, digestion, immunity, low mood | holistic, consultation | 75-180 | 90 minutes, then 30 | A letter with three steps; A review after six weeks | Bring results you have; It does not replace medical care
    - For ninety minutes somebody asks about {stuff} and writes little.
    - You get three steps in order, and the first is usually sleep.
    - If a doctor should look at it, the letter says which and why.
    - You bring a list of everything you take, also the things from the internet.
    - Little is sold, and nothing on the first day.
    - You draw a usual day, hour by hour, and the gaps are talked about too.
    - Old letters from doctors are read, all of them, before you come.
    - After six weeks you go through the three steps again and cross one out.
  `,
    offeringOf,
  ),
]
