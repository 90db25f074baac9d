import { type Practice, practicesOf } from './practice.ts'

export const MEDITATION_PRACTICES: readonly Practice[] = practicesOf('meditation', {
  'breath meditation': {
    type: 'Meditation',
    titles: 'Counting to Ten; Nothing but Breath; The Ordinary Breath; Ten and Back Again',
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
      The bell is small, and it is the only equipment.`,
    bring: 'Nothing; A shawl in winter',
    given: 'Cushion, bench or chair; Tea',
  },
  'walking meditation': {
    type: 'Guided Practice',
    titles: 'Heel, Ball, Toe; Slow Laps; Walking Nowhere; Sixty Steps',
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
      Weather is part of it, and umbrellas are allowed.`,
    bring: 'Shoes you feel the ground in; A coat for the slow parts',
    given: 'A walking card; Something hot from a flask',
  },
  'kindness meditation': {
    type: 'Meditation',
    titles: 'A Few Kind Sentences; Being on Your Own Side; Good Wishes, Quietly; The Soft Hour',
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
      There is always the option of wishing a cat well.`,
    bring: 'A photograph of somebody you like, if you have one',
    given: 'Cushion or chair; The four sentences on a card',
  },
  'evening sitting': {
    type: 'Meditation',
    titles: 'Last Light Sitting; Bell at Eight; The Quiet Shift; Lamps and Cushions',
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
      The second sitting is always easier, for no known reason.`,
    bring: 'Quiet clothes; Socks',
    given: 'Cushion, bench or chair; Roasted tea in the hall',
  },
  'body scan': {
    type: 'Guided Practice',
    titles: 'From Feet to Forehead; Lying Attention; A Slow Inventory; Toes, Knees, Jaw',
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
      Restless legs get instructions of their own.`,
    bring: 'A blanket; Earphones, if you share the room',
    given: 'A recording of 20 minutes; A mat and a pillow in the room',
  },
  'attention training': {
    type: 'Class',
    titles: 'One Tab Open; Notice and Return; Single File; The Distractible Hour',
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
      What distracts you is written on slips and read out without names.`,
    bring: 'A notebook; One task you keep putting off',
    given: 'A paper timer; Five exercises of three minutes',
  },
  'morning silence': {
    type: 'Meditation',
    titles: 'Before Anyone Speaks; Quarter to Seven; The Early Bench; Silence and Porridge',
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
      [!online] The heating comes on at six and the light a little later.`,
    bring: 'A jumper; Your own bowl, if you like',
    given: 'Cushion, bench or chair; Porridge',
  },
})
