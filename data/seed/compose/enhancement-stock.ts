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
    sleep diary | Digital Tool | Plain Night Log; Two Taps; Pillow Ledger; The Night Sheet | one line each morning; a drawn curve; three questions | sleep, menopause, new parents | sleep diary, tracking | 2-7 | Two minutes a day | Printed summary for your doctor; Export at any time | Not a medical device
    - You answer {stuff} and close it again before the coffee is ready.
    - After two weeks it shows what your good nights have in common.
    - It gives no marks, because marks keep people awake.
    - One curve is yours, and one is the average, which is less tidy than you think.
    - It forgets the clock time on purpose and keeps the feeling.
    focus sounds | Soundscapes | Grey Room; Library Rain; Steady Hum; Far Traffic | a library at four; a train without announcements; steady rain on canvas | focus, exam nerves, stress | soundscape, concentration | 3-9 | As long as you work | Forty places, recorded on site; Use without a connection | Use at low volume
    - It plays {stuff}, for hours, without a loop that you can hear.
    - A small clock stops it after fifty minutes, and you get up.
    - No music, no voice, nothing that wants to be liked.
    - Each place was recorded for three hours and cut in four spots.
    - You can mix two of them, and nobody ever needs three.
    posture sensor | Wearable Device | Collar Nudge; Small Tap; Upright, Please; The Quiet Clip | a clip; a soft patch; a pendant | posture, back pain, focus | posture, desk work | 48-120 | Battery lasts nine days | Sensor, cable and clip; Settings without an account | Not with a pacemaker
    - {Stuff} of nine grams taps once when you have slumped for ten minutes.
    - It can be told to be silent in meetings, and remembers.
    - The numbers stay on the device unless you fetch them.
    - After three weeks most people wear it only on Mondays.
    - Its tap can be made so soft that only you know.
    breathing pebble | Wearable Device | Palm Pebble; Warm Stone; Slow Signal; The Round One | ceramic; olive wood; recycled glass | mind, exam nerves, teenagers, sleep | breathing, calm | 58-140 | A week for each charge | Pebble with a wireless dish; Four rhythms | Not a medical device
    - It grows warm while you breathe in and cools while you breathe out.
    - {Stuff} lies in the hand and looks like nothing.
    - There is no screen, which is the reason to have it.
    - Children understand it without being told anything.
    - It slows down with you and does not hurry you back.
    meal planner | Digital Tool | Fridge First; Tuesday Planner; What Is Left; Seven Suppers | what is in the fridge; one shop a week; two pans | nutrition, digestion, burnout, men | meal planning, food | 2-8 | Ten minutes on Sunday | Plans for one to six people; Lists sorted by aisle | Not made for therapeutic diets
    - You type {stuff}, and it answers with supper.
    - Portions can be set to tired, normal and guests.
    - No calories are shown unless you dig for them.
    - Leftovers have their own button, and it is the largest.
    - You can forbid it three vegetables.
    tapering counter | Digital Tool | One Fewer Counter; Day Slips; Small Ledger; Not Yet | cigarettes; glasses; vapes | quitting, stress, men | quit smoking, habit | 1-5 | A few taps a day | Messages for hard hours; A page for the day after a slip | Heavy daily drinking needs a doctor first
    - You count {stuff} for a week before you change anything.
    - The line goes down by a step a week, and you set the step.
    - A slip is one dot among many and stays that way.
    - At hard hours it shows one sentence that you wrote yourself.
    - It never congratulates you, which some people miss.
  `,
    offeringOf,
  ),
  ...productsOf(
    'coaching-services',
    `
    sleep coaching | Coaching | Six Calls about Sleep; Night School; The Rest Plan; Back to Bed | weekly calls; short calls twice a week; calls by telephone | sleep, jet lag, menopause, new parents | coaching, insomnia | 90-280 | Six weeks, six calls | Six calls of 30 minutes; A sleep log with comments | Tell us about medicines; Long sleeplessness belongs in front of a doctor too
    - The work is done in {stuff}, with a log that takes two minutes.
    - Time in bed is trimmed first, which is hard for a week and then helps.
    - You end with a plan for the next bad patch.
    - You learn which nights to ignore, and that is a relief in itself.
    - The evening gets an order, and the bed gets one purpose.
    work and rest coaching | Coaching | The Way Back; Half Speed; Less, with a Plan; Monday, Revisited | walks with a headset; calls at lunch; video calls | burnout, stress, focus | coaching, work | 110-320 | Eight weeks, eight calls | Eight calls; A letter to your employer, drafted together | Not a replacement for sick leave or therapy
    - {Stuff}, forty minutes each, with one small agreement at the end.
    - What can be dropped, delayed or said aloud is sorted in the first two weeks.
    - Nobody makes you better at doing too much.
    - A week is drawn as a shape, and the heavy corner is found.
    - There is an agreement about what you will not do, signed by you.
    eating coaching | Coaching | Ordinary Plates; Calm Eating; The Grown-Up Lunch; Fork Down | photographs of your plates; a food diary; your own shop | digestion, nutrition, skin, menopause | coaching, food | 60-190 | Five weeks, five calls | Five calls; Comments on your week | Eating disorders need specialised help, and we say where
    - It begins with {stuff}, looked at without raised eyebrows.
    - Two changes a week, chosen by you, one of them pleasant.
    - The gut gets time, and so do you.
    - The hard hour is usually half past four, so there is a plan for it.
    - A shopping trip can be done together, by telephone.
    walking support after loss | Grief Support | Walks after a Loss; Beside You, Slowly; An Hour and a Bench; Names on the Path | along the river; round the cemetery; through the park | grief, loneliness, older people | grief, walking | 38-80 | 90 minutes | A walk and a pot of tea; A call a week later | In the first days a doctor or priest may be nearer
    - You walk {stuff} at your own pace, with talk or without.
    - Names are used, stories are heard twice, and tissues are carried.
    - On wet days there is a bench under a roof.
    - Silence of ten minutes is normal, and nobody fills it.
    - You can bring a dog, or the dog that was left behind.
    posture coaching | Posture Coaching | Desk Visit; Look Up with Us; The Chair Report; Bones at Work | at your desk; by video; in the office | posture, back pain, focus | desk work, neck | 60-140 | One hour and a call | A drawing of your desk; Four exercises | Numbness or pain down the arm belongs to a doctor
    - Somebody watches you work {stuff} and says little for ten minutes.
    - Screen, chair and cup are moved, and the rest is practice.
    - After two weeks a call checks what has slid back.
    - You are filmed for a minute and shown what your head does.
    - One exercise is tied to the telephone ringing.
    quitting support | Coaching | Day One Desk; Quit with Company; The Patient Quitter; Again, with Help | daily messages; short calls; evening calls | quitting, men | quit smoking, cravings | 80-180 | Five weeks, twelve contacts | Calls and a message line; Questions for the pharmacist | After heavy drinking, medical help first
    - There are {stuff} in the first week and fewer afterwards.
    - Patches and gum are welcome, because they work better than pride.
    - The coach has stopped too, more than once.
    - The first three days have a timetable down to the quarter hour.
    - There is somebody to write to at ten at night, briefly.
    exam coaching | Coaching | The Week Before; Blank Page Coach; Steady Pen; Viva Voice | two calls; three calls; calls with a parent at the end | exam nerves, teenagers, focus | students, coaching | 40-110 | 50 minutes | A plan for the last seven days; Two practice runs | Under sixteen with a parent's consent
    - {Stuff} are enough for most, one to plan and one to practise.
    - The first five minutes of the paper are rehearsed until they bore you.
    - Sleep is part of the plan and is not negotiable.
    - What to eat, when to arrive and where to look are settled in advance.
    - There is a sentence for the moment when the mind goes white.
    yoga coaching at home | Yoga Coaching | One Mat, One Teacher; Yoga by the Sofa; House Call Yoga; Private Practice | in your living room; by video; in the garden | back pain, pregnancy, older people, carers | yoga, one to one | 55-130 | 60 minutes | A practice written for you; Audio of 20 minutes | Send doctor's letters beforehand
    - The teacher comes to you and works {stuff} with what is there.
    - You get a practice of fifteen minutes that fits your knees and your week.
    - It is changed every month or whenever it bores you.
    - Sofas, stairs and kitchen counters are all put to use.
    - It may include whoever else lives there, cats among them.
  `,
    offeringOf,
  ),
  ...productsOf(
    'wellness-apps',
    `
    breathing app | Wellness App | Long Exhale; Paper Lungs; Tide and Pause; Out, Slowly | a line that rises and falls; a sound; a soft vibration | stress, mind, exam nerves, sleep | breathing, calm | 1-6 | Three minutes at a time | Nine rhythms; Works without a connection | Stop if you feel dizzy
    - You follow {stuff} for three minutes, and it closes itself.
    - There are nine rhythms, and most people stay with one.
    - No streaks, no badges, no guilt.
    - It dims the screen while you follow, so the dark is part of it.
    - You can set the longest breath to what is comfortable today.
    meditation app | Meditation App | Bell, Silence, Bell; Plain Sit; Ten Minutes Ajar; No Teacher | a bell; one sentence; silence | mind, focus, spirit | meditation, mindfulness | 1-8 | Five to sixty minutes | A timer and forty short talks; A log you may hide | In acute distress sit with a person
    - It begins with {stuff} and ends the same way.
    - Forty talks of four minutes explain what goes wrong and why that is normal.
    - The free part is the best part, and the makers say so.
    - There is a button for bad days, and it sets five minutes.
    - The voice is one voice, and it does not whisper.
    yoga app | Yoga App | Rug Yoga; Small Room Yoga; Ten Good Shapes; Slippers Off | ten minutes; twenty minutes; one chair | movement, back pain, pregnancy, menopause | yoga, home practice | 3-12 | Ten to thirty minutes | Sequences by what hurts; Downloads | Ask first after surgery
    - You say what hurts and have {stuff}, and it puts a sequence together.
    - The voice tells you how to leave a shape as well as how to enter it.
    - Nobody on screen is wearing white.
    - Every shape has a version for a wall.
    - Films are shot from the side, so you see what the knees do.
    grief app | Wellness App | Letters Kept; Empty Chair Notes; Still Here; Second Coat | letters; photographs; a calendar | grief, loneliness | bereavement, writing | 1-5 | Whenever it is needed | A private book; Export as print | It does not replace people
    - It keeps {stuff} for somebody who will not answer.
    - On hard dates it asks whether you want company or quiet.
    - Nothing is shared, and nothing is analysed.
    - You can set it to forget your entries after a year, or to print them.
    - The colours do not change with the season.
    perimenopause app | Wellness App | Hot and Bothered; The Second Curve; Thermostat; Middle Years | flushes; sleep; mood | menopause, sleep, energy | hot flushes, women | 3-9 | One minute a day | A page for the doctor's visit; Articles with sources | Bleeding after menopause belongs to a doctor
    - You note {stuff} in the evening, with a thumb.
    - A nurse writes the articles and dates them.
    - The page for the doctor is one page, which doctors like.
    - It learns your bad week and warns you the Sunday before.
    - Partners can be given a page of plain explanation.
    carers' app | Wellness App | Off Duty; The Other Patient; Rota and Rest; My Turn | the visits; the lifts; the nights | carers, burnout, new parents | caregivers, respite | 1-6 | As needed | A shared rota; A list of people who said yes | Data stays in the family
    - It spreads {stuff} over everyone who once said that they would help.
    - Your own hour is entered first and cannot be moved by others.
    - It asks how you are on Sundays and remembers the answer.
    - Handover notes fit on one line each, because nobody reads more at night.
    - It keeps the list of tablets where the ambulance crew can find it.
    stretching app | Wellness App | Kettle Stretch; Waiting Room Moves; Standing Still Twice; Short and Stiff | the kettle; the bus stop; the photocopier | body, movement, older people, posture | stretching, habit | 1-5 | Two minutes at a time | Sixty short films; Large captions | Not after an injury without advice
    - It hangs two minutes of moving on {stuff}, where you stand anyway.
    - Films are short, and the people in them are over fifty.
    - It forgets missed days on purpose.
    - Each move has a name you can say to a colleague.
    - There is a version for people who use a stick.
  `,
    offeringOf,
  ),
  ...productsOf(
    'add-on-therapies',
    `
    massage | Massage | Slow Hands; The Back Room; Oil and Wool; Ninety Minutes Face Down; Warm Table | sesame oil; warm stones; dry cloth | stress, body, back pain, sleep, burnout | massage, bodywork | 58-160 | 60 or 90 minutes | Towels, oil and a quiet quarter of an hour | Tell us about blood thinners and pregnancy
    - {Stuff}, steady pressure and no talk unless you begin it.
    - You say where, how firm and how warm, and may change your mind.
    - Afterwards you are left lying for ten minutes, on purpose.
    - Feet are never forgotten, unless you ask for that.
    - The table is heated and the oil is warmed in a bowl.
    massage at home | Massage at Home | Table at Your Door; Home Hands; No Journey Massage; Doorbell and Oil | a folding table; a padded chair; your own bed | pregnancy, carers, older people, new parents | massage, at home | 80-190 | 75 minutes | Table, towels and laundry | A space of two by three metres
    - They bring {stuff} and leave the room warmer than they found it.
    - Side-lying, seated or propped up are all possible.
    - You do not have to drive anywhere afterwards, which is half of it.
    - Pets may watch, and usually do.
    - The table is set up in four minutes and gone in three.
    acupuncture | Acupuncture | Thin Needles; Quiet Points; Needle House; Ear and Ankle; Small Pricks | ear points; body points; points without needles | sleep, quitting, menopause, stress, pregnancy | acupuncture, points | 35-120 | 60 minutes, the first visit 80 | Needles used once; A blanket and a lamp | Tell us about bleeding and pregnancy; Keep your doctor informed
    - {Stuff}, a warm lamp and twenty minutes in which nobody comes in.
    - Most needles are not felt, and the one that is gets moved.
    - What is known and unknown about it hangs on the wall.
    - You are shown one needle first, and it looks like a hair.
    - A small bell is put in your hand, in case you want company.
    chiropractic visit | Chiropractic | Long Road Joints; Plain Chiropractic; Click or No Click; The Hinge; Straight Talk Spine | hands only; a drop table; gentle levers | back pain, posture, men, movement | chiropractic, neck | 55-130 | 25 minutes, the first visit 60 | Examination and a written plan | Bring X-rays if you have any; With numbness or fever see a doctor first
    - The first visit is mostly questions, bending and a look at your shoes.
    - They work with {stuff}, and only after saying what comes next.
    - You are discharged when it is better, which is said at the beginning.
    - You hear what will be done before it is done, each time.
    - Exercises are checked at the second visit, so do them.
    skin visit | Medspa | Plain Face Room; Slow Facial; Clean Towels; The Unretouched; Skin, Quietly | steam and hands; mild acids; light and cool stones | skin, teenagers, menopause | medspa, facial | 70-220 | 70 minutes | A plan on paper; Sunscreen for the way home | No treatment on sunburn; Tell us about prescription creams
    - {Stuff}, few products, no mirror until the end.
    - A nurse looks at moles and sends you on if one looks back.
    - You leave with three products at most, and may buy them elsewhere.
    - The light is soft and the towels are warm.
    - What you already use is looked at first and mostly allowed to stay.
    small yoga group | Yoga | Six Mats; Corner Yoga; Front Room Yoga; Weekday Mats | chairs; bolsters; a wall | older people, pregnancy, movement, men | yoga, small group | 10-32 | 60 minutes | Mats and props | Tell us about injuries
    - Six people, {stuff} and somebody who looks at your knees, not at the clock.
    - You may come once or for years.
    - At home it is possible too, for two neighbours and a rug.
    - The same six tend to come back, so places are kept by name.
    - Props are fetched for you, since kneeling twice is once too often.
    whole-person consultation | Holistic | The Long Hour; Cairn and Cup; Everything at Once; One Careful Look; Third Opinion | habits; sleep, food and work; breath and posture | energy, burnout, digestion, immunity, low mood | holistic, consultation | 75-180 | 90 minutes, then 30 | A letter with three steps; A review after six weeks | Bring results you have; It does not replace medical care
    - For ninety minutes somebody asks about {stuff} and writes little.
    - You get three steps in order, and the first is usually sleep.
    - If a doctor should look at it, the letter says which and why.
    - You bring a list of everything you take, also the things from the internet.
    - Little is sold, and nothing on the first day.
  `,
    offeringOf,
  ),
]
