import { type Practice, practicesOf } from './practice.ts'

export const WORKSHOPS_PRACTICES: readonly Practice[] = practicesOf('workshops', {
  'a sleep workshop': {
    type: 'Workshop',
    titles:
      'The Bedroom Audit; Better Nights, Plainly; (What Night Needs => What Sleep Needs); (Dark, Cool, Boring => The Dark, Cool, Boring Bedroom)',
    needs: 'sleep, jet lag, menopause',
    tags: 'habits, evening',
    length: [120, 180],
    dollars: [35, 85],
    starts: '10:00 14:00 18:00',
    where: 'city online',
    doing: `
      You draw your last three nights as a line, and the pattern usually shows itself.
      Light, heat, coffee and worry are taken in turn, fifteen minutes each.
      One change is chosen, a small one, and the rest are crossed out.
      Tablets, snoring and shift work get straight answers and the names of the right doctors.
      Mattresses are talked about briefly, since they matter less than people hope.
      The alarm clock gets more attention than the pillow.
      You work out how long you sleep, as opposed to how long you lie there.
      {Host} goes through the evening backwards, from lights out to the last coffee.
      The bedroom is drawn from above, and one thing is carried out of it, on paper.
      There is an exercise for being awake at three that does not involve trying.`,
    cautions: `
      Loud snoring with pauses is for a sleep clinic, and you will be told so.
      Shift workers get a page of their own, because half of the rules do not fit them.
      It will not show by tomorrow; give it two weeks.`,
    bring: 'A note of three ordinary nights; A pen',
    given: 'A sleep log for two weeks; A follow-up call',
  },
  'a desk and posture workshop': {
    type: 'Workshop',
    titles:
      '(Bring Your Chair => Bring Your Desk Chair); (Heads Up => Heads Up at the Desk); Desk Repairs; (Four Centimetres Higher => Sitting Four Centimetres Higher)',
    needs: 'posture, back pain, focus',
    tags: 'desk work, posture',
    length: [120, 150],
    dollars: [38, 90],
    starts: '10:00 13:30 17:30',
    where: 'city online',
    doing: `
      [!online] Everybody's desk is rebuilt from boxes and looked at from the side.
      You find your own slouch, name it and learn two ways out of it.
      Screens are raised with books, which cost less than stands.
      The last half hour goes to getting up, carrying and sitting down again.
      Eyes and ears are tested in a playful way, because both bend necks.
      [!online] You try three chairs, one of which is a kitchen stool.
      You learn to tell a chair that is too high from a table that is too low.
      {Host} has a rule about elbow, screen and daylight, and it fits on a sticker.
      Telephone calls are rehearsed standing up, with notes on a shelf.
      A neighbour watches you type for a minute and says what your shoulders did.`,
    cautions: `
      Numb fingers or pain at night need a doctor rather than a cushion.
      No furniture is sold here, and none is praised.
      You will want to rearrange the office, so warn the office.`,
    bring: 'A photograph of your desk; Clothes you can bend in',
    given: 'A drawing of your desk with measures; Six exercises',
  },
  'a gut and food workshop': {
    type: 'Workshop',
    titles:
      'Fibre for Sceptics; The Calm Belly; (Eat, Wait, Note => The Eat, Wait, Note Workshop); (Thirty Plants => Thirty Plants a Week)',
    needs: 'digestion, nutrition, immunity',
    tags: 'food, fibre',
    length: [120, 180],
    dollars: [40, 95],
    starts: '10:30 14:00 17:00',
    where: 'city online',
    doing: `
      What a gut does all day is told with a hose, a sponge and some patience.
      [!online] You taste nine things with fibre in them, four of which are cake.
      A food diary is filled in together, without anyone blushing.
      There is an honest list of what is not known.
      [!online] Portions of thirty plants stand on a table, and you count how many you ate last week.
      A break for chewing is on the timetable.
      You read {number} labels and look for the fibre, which always stands at the bottom.
      Wind is discussed in the first ten minutes, and then everyone relaxes.
      {Host} draws up a week with two changes in it and not three.
      Beans are introduced slowly, a spoon at a time, with a timetable.`,
    cautions: `
      Blood, weight loss or pain at night are for a doctor before they are for lentils.
      With coeliac disease or a bowel condition, ask whether the plan fits you.
      No food is called bad, which disappoints some.`,
    bring: 'A list of what disagrees with you; Appetite',
    given: 'A two-week plan; A jar to take away',
  },
  'a journal workshop': {
    type: 'Workshop',
    titles:
      '(Write It Smaller => Smaller Journal Writing); (Letters Not Sent => Writing Letters Never Sent); (Ten Lines a Day => Ten Lines a Day Journal); The Kitchen Table Notebook',
    needs: 'grief, mind, spirit, low mood',
    tags: 'writing, journal',
    length: [120, 180],
    dollars: [30, 80],
    starts: '10:00 14:00 18:30',
    where: 'city online',
    doing: `
      Five prompts, eight minutes each, by hand.
      Reading aloud is offered and mostly declined, which is fine.
      One page is written to somebody who will never get it.
      Spelling, style and sense are nobody's business.
      Between the prompts there is walking about and looking out.
      [!online] What is written may be shredded on the spot, and the machine is popular.
      You describe a room you lived in at ten, without saying whether you were happy.
      {Host} gives the first half of a sentence, and you have until the bell.
      A list of small annoyances is written first, to get them out of the way.
      The last page is a letter from yourself in five years, and it may be short.`,
    cautions: `
      Old things come up, and you choose how close you go.
      It is writing for the drawer, so nothing is published or praised.
      If a pen hurts your hand, dictate; it has been done.`,
    bring: 'A notebook you do not mind spoiling; Two pens',
    given: 'Thirty prompts on cards; Tea and plain cake',
  },
  'a self-massage workshop': {
    type: 'Workshop',
    titles:
      '(Hands, Feet, Jaw => Hand, Foot and Jaw Massage); (Two Balls and a Wall => Ball and Wall Massage); (Your Own Two Hands => Self-Massage by Hand); (Thumbs => Thumb and Foot Massage)',
    needs: 'body, posture, carers, new parents',
    tags: 'massage, bodywork',
    length: [90, 150],
    dollars: [32, 78],
    starts: '10:30 15:00 18:00',
    where: 'city online',
    doing: `
      You learn to find a tight spot, lean on it and wait.
      Feet first, then calves, hands, jaw and the edge of the skull.
      Pressure is described in words that everyone can follow: butter, bread, wood.
      Couples may practise on each other and are told when to stop.
      You need neither strength nor oil, and the floor does half of it.
      A tennis ball against a wall reaches what no friend will.
      You begin with the soles, standing on a ball and looking at the ceiling.
      {Host} shows where not to press: the throat, the inner arm, the back of the knee.
      The belly is done lying down, clockwise, with a warm flat hand.
      A stocking and two balls make a tool for the neck.`,
    cautions: `
      Not over varicose veins or fresh bruises, and not on blood thinners without asking.
      It is hands and floor, and you may look undignified.
      Pain that stays for weeks is not a knot, and you will be sent on.`,
    bring: 'Shorts or loose trousers; Short fingernails',
    given: 'Two rubber balls; A map of the usual places',
  },
  'a stopping workshop': {
    type: 'Workshop',
    titles:
      "(The Last Packet => The Last Packet Workshop); (Six O'Clock without a Glass => Six O'Clock, No Glass); (Quitting, with Notes => Pen and Paper Quitting); (Day One, Again => Quitting Again, Day One)",
    needs: 'quitting',
    tags: 'habit, cravings',
    length: [120, 180],
    dollars: [30, 75],
    starts: '10:00 18:00 18:30',
    where: 'city online',
    doing: `
      You write down every cigarette or glass of one day and what it was for.
      Three of them turn out to matter, and the plan is made for those.
      Patches, gum and prescriptions are explained by somebody without shares in them.
      The group meets again after one week, including those who slipped.
      The evening hours are planned minute by minute, with names and snacks.
      Weight, sleep and temper are talked about as they are.
      You draw the hour that is hardest and furnish it with other things to do.
      {Host} asks what you like about it, because nobody else does.
      A sentence for parties is found, tried out loud and made shorter.
      The first week is written on a card that fits in a breast pocket.`,
    cautions: `
      After years of heavy drinking, see a doctor before you stop; stopping alone can be dangerous.
      Nobody is told off, and nobody is congratulated on coming.
      You need not stop by the end of the day, only decide when.`,
    bring: 'Honest numbers; The name of somebody you can text',
    given: 'A plan on one page; Messages for the first ten days',
  },
  'a remedy garden workshop': {
    type: 'Workshop',
    titles:
      'Balms and Labels; (Nine Herbs => Nine Garden Herbs); (From Bed to Jar => Herbs from Bed to Jar); Calendula Afternoon',
    needs: 'skin, immunity, loneliness',
    tags: 'herbs, garden',
    length: [150, 210],
    dollars: [38, 92],
    starts: '10:00 13:30 14:00',
    where: 'city land',
    doing: `
      [!online] You pick, chop and weigh, and the room smells like a hayloft.
      One oil, one balm and one tea are made from beginning to end.
      Each plant comes with what it is used for and what it cannot do.
      Labels are written properly, with a date.
      Scales, thermometers and clean jars make half of the difference.
      You taste bitter things and decide how brave you are.
      You learn {number} plants by smell first and by name afterwards.
      {Host} reads out what people once believed of each herb, with a straight face.
      Wax, oil and patience make a balm, and a cold spoon shows when it sets.
      The tea is drunk at the end by those who picked it.`,
    cautions: `
      Some plants do not go with tablets or pregnancy, so bring a list of what you take.
      Nothing that is made here replaces a doctor.
      If daisies make you sneeze, half of the bed will; say so beforehand.`,
    bring: 'Two small jars; An apron',
    given: 'Oil, balm and tea to take home; Recipes with amounts',
  },
})
