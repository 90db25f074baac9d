import { type Practice, practicesOf } from './practice.ts'

export const MEDITATION_PRACTICES: readonly Practice[] = practicesOf('meditation', {
  'breath meditation': {
    type: 'Meditation',
    titles:
      '(Counting to Ten => Counting to Ten Meditation); Nothing but Breath; The Ordinary Breath; (Ten and Back Again => Ten Breaths and Back Again)',
    needs: 'mind, stress, focus, exam nerves',
    tags: 'breathing, beginners',
    length: [45, 90],
    dollars: [5, 24],
    starts: '07:30 18:30 19:00',
    where: 'city online',
    doing: `
      You count breaths from one to ten and begin again whenever you are lost, which is often.
      Two sittings of fifteen minutes have a stretch between them.
      Instruction takes five minutes and is the same each week, on purpose.
      Questions come at the end and may be very basic.
      Backs may lean, legs may be stretched, and eyes may stay open.
      The bell is small, and it is the only equipment.
      You find the place where you feel the breath best: nose, ribs or belly.
      {Host} rings once to begin and once to end and otherwise leaves you alone.
      Thoughts are given a one-word label and put back on the shelf.
      One sitting is done with open eyes, for people who fall asleep.
      You stretch your legs when you must, quietly, like a cat at a concert.
      In the second half the counting is dropped, and you see how far you get.
      Hands go where they are comfortable, and nobody makes circles with them.
      [!online] Chairs stand behind the cushions, and half of the group uses them.
      Five minutes are spent on sighing out slowly, which everyone turns out to be good at.
      You may say how it went, in one sentence, or pass.
      A slip with one small exercise goes home with you, and it takes three minutes.
      You try breathing through one nostril, then the other, and laugh once.
      The first sitting is for arriving, and the second is for what you came for.
      {Host} stops the clock early now and then, to see who was waiting for it.
      A hand on the belly shows whether anything down there is moving.`,
    cautions: `
      If watching the breath makes you anxious, you watch your feet, and it counts as much.
      Nothing special is supposed to happen, and mostly nothing does.
      It is a skill rather than a rescue; in a bad week, talk to somebody first.
      Asthma is no obstacle, but tell {host} where your inhaler is.
      You will be bored by the third time, and that is where it begins.`,
    bring: 'Nothing; A shawl in winter',
    given: 'Cushion, bench or chair; Tea',
  },
  'walking meditation': {
    type: 'Guided Practice',
    titles:
      '(Heel, Ball, Toe => Heel, Ball, Toe Walking); (Slow Laps => Slow Walking Laps); Walking Nowhere; (Sixty Steps => Sixty Slow Steps)',
    needs: 'low mood, mind, older people, grief',
    tags: 'walking, outdoors',
    length: [60, 90],
    dollars: [5, 22],
    starts: '08:00 10:00 17:00',
    where: 'city land',
    doing: `
      One lap of thirty metres takes as long as a song.
      You walk apart and within sight of one another.
      Halfway there is a stop with closed eyes, to hear where you are.
      People who cannot sit still find that their feet can.
      The teacher walks in front for a while and then disappears to the back.
      Weather is part of it, and umbrellas are allowed.
      You walk as if you carried a full bowl.
      {Host} shows the step once: heel, sole, toe, wait.
      The eyes rest on the ground three metres ahead, where nothing much happens.
      On the second round you listen, on the third you smell, and on the last you do as you please.
      At each turn you stand until you feel like going on.
      Nobody overtakes, because there is nowhere to get to.
      For a few minutes you walk at the pace of shopping, to feel the difference.
      Passers-by look once and then look away, and so do you.
      There is a bench halfway for whoever would rather watch.
      You end by walking normally, which feels like running.
      The group makes a loose line, and the last one carries the flask.
      Shoelaces are tied at the start, and nothing else is prepared.
      You carry a stone for one round and put it down for the next.
      Somebody usually stops for a snail, and everyone behind stops as well.
      For one lap {host} has you walk a little faster than is comfortable.`,
    cautions: `
      You hardly get warm, so dress for standing about.
      It is about two kilometres in all, on ground that is not quite even.
      It is no way to see the sights; you will know ten metres of them well.
      If you use a stick or a frame, bring it; the pace is yours.
      Dogs find it too slow and are happier at home.`,
    bring: 'Shoes you feel the ground in; A coat for the slow parts',
    given: 'A walking card; Something hot from a flask',
  },
  'kindness meditation': {
    type: 'Meditation',
    titles:
      'A Few Kind Sentences; Being on Your Own Side; Good Wishes, Quietly; (The Soft Hour => The Soft Hour Meditation)',
    needs: 'loneliness, carers, grief, teenagers',
    tags: 'kindness, heart',
    length: [60, 90],
    dollars: [5, 24],
    starts: '18:00 19:30 10:30',
    where: 'city online',
    doing: `
      Four short sentences are repeated, first for somebody easy and last for yourself.
      It feels wooden in the beginning, and the teacher says so.
      Difficult people come up in the third week, and only if you like.
      The second half is silent and surprisingly warm.
      If the words feel false, you are told, keep the tone and drop the words.
      There is always the option of wishing a cat well.
      You begin with a person, a dog or a place that is easy to like.
      The words are short enough to be said on one breath.
      Ten minutes go to a neighbour whom you neither like nor dislike.
      {Host} points out that wishing somebody well does not mean having them to stay.
      A hand on the chest is offered as a help, and many leave it there.
      Halfway you write the sentences again in your own words.
      One round is for everyone in the building, including the man with the drill.
      [!online] When it turns sentimental {host} opens a window.
      You may repeat a single word, if four sentences are a crowd.
      At the end there is time to write one line to somebody, and some even send it.
      The tone of voice matters more than the words, so it is practised on a kettle first.
      You say each sentence once and then wait, as if for an answer.
      The list grows from one person to a street and stops there.
      {Host} leaves gaps in which you may also wish for a parking space.
      Somebody difficult is wished nothing more than a good night's sleep.
      Eyes may stay open, since a wall is easy to be kind to.
      Old friends turn up in the middle, and you let them stay for a sentence.`,
    cautions: `
      Tears are common, and nobody makes anything of them.
      It does not ask you to forgive anyone.
      In the first weeks after a loss, tell {host}, and nothing is asked of you.
      Those who dislike the subject will not be won over by the tea.
      Being kind to yourself comes last because it is the hardest, and you may skip it.`,
    bring: 'A photograph of somebody you like, if you have one',
    given: 'Cushion or chair; The four sentences on a card',
  },
  'evening sitting': {
    type: 'Meditation',
    titles:
      'Last Light Sitting; (Bell at Eight => Evening Bell Sitting); (The Quiet Shift => The Quiet Shift Sitting); (Lamps and Cushions => Lamplight Sitting)',
    needs: 'sleep, stress, spirit, quitting',
    tags: 'silence, evening',
    length: [60, 120],
    dollars: [4, 20],
    starts: '19:30 20:00 20:30',
    where: 'city online',
    doing: `
      Two periods of silence, with ten minutes of slow walking between them.
      [!online] The room is lit by one lamp, and talking ends at the door.
      [!online] Newcomers sit near the teacher and are forgiven everything.
      You leave without goodbyes, which turns out to be pleasant.
      [!online] Coats stay on in January, and there are rugs.
      The second sitting is always easier, for no known reason.
      A bell closes the day, and what was unfinished stays so until morning.
      [!online] You walk round the room once, slowly, and sit down where you stop.
      {Host} reads four lines before the first silence and none before the second.
      You may sit, kneel, lie or lean against a wall.
      Nobody asks how it was.
      [!online] One candle burns down by a finger's width, and that is the clock.
      Between the sittings you drink half a cup of something warm, standing up.
      Traffic outside belongs to it, and it does thin out.
      [online] Cameras stay off, and the bell comes through a little too loud.
      The last five minutes are for letting the shoulders do what they have been waiting to do.
      After the second bell you bow, or nod, or look for your glasses.
      Whatever the day was is put down at the door, next to the umbrellas.
      {Host} says good evening, and that is the last word for a while.
      Knees are unfolded between the two silences, with small noises.
      You notice how late it is by the sounds and not by the hands of a clock.
      The breath is left as it is, because it has worked all day.`,
    cautions: `
      There is hardly any teaching, and beginners are given ten minutes beforehand.
      Two silences are long after a terrible day; you may leave between them.
      Coffee after four will sit beside you.
      It ends late, and there is no talk afterwards.
      If silence brings up more than you can carry, write to {host} rather than bear it.`,
    bring: 'Quiet clothes; Socks',
    given: 'Cushion, bench or chair; Roasted tea in the hall',
  },
  'body scan': {
    type: 'Guided Practice',
    titles:
      '(From Feet to Forehead => Body Scan from Feet to Forehead); (Lying Attention => Lying-Down Body Scan); (A Slow Inventory => A Slow Body Scan); (Toes, Knees, Jaw => Toes-to-Jaw Body Scan)',
    needs: 'sleep, body, back pain, menopause, burnout',
    tags: 'body scan, rest',
    length: [45, 75],
    dollars: [5, 22],
    starts: '19:30 20:00 21:00',
    where: 'city online',
    doing: `
      Attention moves through the body in the order in which you take off clothes.
      Sore places are visited and not discussed.
      There are gaps in the talking, long enough to notice your own pulse.
      The same text is used every week, so that the body learns it by heart.
      You may keep your shoes on, though nobody ever does.
      Restless legs get instructions of their own.
      You start with the left big toe, about which there is more to know than you think.
      Each part is noticed, thanked for the day and left in peace.
      {Host} names places at an even pace, so that you can get lost and find your way back.
      The belly gets longer than the rest, because it has usually been held in.
      You lie on your back with something under the knees, or on the side if that is kinder.
      Itches are looked at for three breaths before you may scratch.
      The face comes last: tongue, eyes, the space between the brows.
      Pain is mapped by its edges rather than by its middle.
      One round goes the other way, from the scalp down, to keep you awake.
      Somebody always sleeps and is left to it until the end.
      Afterwards you draw the places where you felt nothing at all, and compare with last week.
      {Host} stays for three breaths with each toe and for ten with the whole foot.
      Left and right are compared, and they are seldom of one opinion.
      Hands get warm around the middle, for most people and for no reason.
      You may move whenever something asks for it loudly enough.`,
    cautions: `
      It is not a way to find out what is wrong with you.
      After an accident or an assault the body can be a difficult place to visit; tell {host} first.
      You lie still for a long time, and a floor is a floor.
      It is quiet work, and people who want to talk about pain will miss the talking.
      Warm clothes matter more than a mat, because lying still is cold.`,
    bring: 'A blanket; Earphones, if you share the room',
    given: 'A recording of 20 minutes; A mat and a pillow in the room',
  },
  'attention training': {
    type: 'Class',
    titles:
      '(One Tab Open => One Tab Open Training); (Notice and Return => Notice and Return Training); (Single File => Single File Focus Training); (The Distractible Hour => The Distractible Focus Hour)',
    needs: 'focus, exam nerves, teenagers, quitting',
    tags: 'attention, mindfulness',
    length: [60, 90],
    dollars: [8, 34],
    starts: '12:30 17:30 18:30',
    where: 'city online',
    doing: `
      Short exercises with a timer: listen, lose it, notice, come back.
      [!online] Phones lie in the middle of the table, face down, like sleeping dogs.
      One exercise is done while somebody reads the news aloud.
      You choose a single task for the week and report on it, briefly.
      The longest exercise lasts nine minutes and feels like forty.
      What distracts you is written on slips and read out without names.
      You listen for two minutes and write down {number} sounds.
      A word is chosen, and you put up a finger each time the mind has left it.
      One page is read at the speed of a stamp collector, and it takes ten minutes.
      {Host} shows with a torch and a dark wall what attention does when nobody is watching.
      You plan the first five minutes of a task and no more.
      There is a drill for the moment when the hand goes to the pocket.
      Two tasks are done at once, badly, so that you see the price.
      Breaks are practised too: stand up, look far, come back.
      The timer goes from three minutes to nine in the course of a month.
      At home you clear one surface, and that is the homework.
      You find out which hour of the day is yours, from a week of small crosses.
      You count the people who cough in a recording and miss one.
      A lemon is looked at for five minutes, and nobody eats it.
      {Host} interrupts twice, on purpose, and you practise picking up the thread.
      You write the same line by hand until it turns into drawing.
      A conversation is held in which each person waits two seconds before answering.`,
    cautions: `
      It does not diagnose anything; if you suspect more than a bad habit, ask a doctor.
      People who arrive with two phones are gently laughed at.
      Progress comes in minutes rather than hours.
      It is practice rather than a talk, and practice is dull in places.
      Anybody below twelve is better off with a ball.`,
    bring: 'A notebook; One task you keep putting off',
    given: 'A paper timer; Five exercises of three minutes',
  },
  'morning silence': {
    type: 'Meditation',
    titles:
      '(Before Anyone Speaks => Silence before Anyone Speaks); (Quarter to Seven => Early Morning Silence); (The Early Bench => The Early Bench Sitting); Silence and Porridge',
    needs: 'spirit, focus, men, mind',
    tags: 'silence, morning',
    length: [45, 75],
    dollars: [4, 18],
    starts: '06:30 06:45 07:00',
    where: 'city',
    doing: `
      [!online] The door opens at a quarter past six, and nobody says good morning.
      Thirty minutes of sitting, then a bow for those who bow.
      [!online] Afterwards there is porridge, and talking returns by itself.
      Winter mornings are the best attended, which nobody can explain.
      [!online] Latecomers use the side door, which has been oiled for them.
      [!online] The heating comes on at six and the light a little later.
      One stroke on a wooden block, and the room settles like a tin of buttons.
      You sit facing the wall, the window or the inside of your eyelids.
      {Host} lights one lamp and gives the time in minutes, once.
      After twenty minutes you may stand up and sit down again without a reason.
      The street wakes up during the second half, in order: bicycles, shutters, school.
      A line is read from a book, and nobody explains it.
      In summer the sun crosses the floor and reaches the third row by the end.
      Shoes stand by the door in the order of waking up.
      The porridge has salt in it, and that divides the group more than religion does.
      People nod on leaving, which is as far as it goes until spring.
      You are back in the street before most shops are open.
      Somebody sneezes, somebody swallows, and that is the programme.
      {Host} opens one window at the end, and the day comes in.
      Those who nod off are not woken, and most of them do it sitting straight.
      The second quarter of an hour is longer than the first, as everyone finds out.`,
    cautions: `
      Nobody will notice if you stay away, which is a drawback for some.
      There is no guidance after the first bell.
      Coming once a month is too seldom to like it.
      Knees complain for about three weeks, and a chair is no disgrace.
      It is too early for small talk and for most children.`,
    bring: 'A jumper; Your own bowl, if you like',
    given: 'Cushion, bench or chair; Porridge',
  },
})
