import { type Practice, practicesOf } from './practice.ts'

export const WORKSHOPS_PRACTICES: readonly Practice[] = practicesOf('workshops', {
  'a sleep workshop': {
    type: 'Workshop',
    titles: 'The Bedroom Audit; Better Nights, Plainly; What Night Needs; Dark, Cool, Boring',
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
      The alarm clock gets more attention than the pillow.`,
    bring: 'A note of three ordinary nights; A pen',
    given: 'A sleep log for two weeks; A follow-up call',
  },
  'a desk and posture workshop': {
    type: 'Workshop',
    titles: 'Bring Your Chair; Heads Up; Desk Repairs; Four Centimetres Higher',
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
      [!online] You try three chairs, one of which is a kitchen stool.`,
    bring: 'A photograph of your desk; Clothes you can bend in',
    given: 'A drawing of your desk with measures; Six exercises',
  },
  'a gut and food workshop': {
    type: 'Workshop',
    titles: 'Fibre for Sceptics; The Calm Belly; Eat, Wait, Note; Thirty Plants',
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
      A break for chewing is on the timetable.`,
    bring: 'A list of what disagrees with you; Appetite',
    given: 'A two-week plan; A jar to take away',
  },
  'a journal workshop': {
    type: 'Workshop',
    titles: 'Write It Smaller; Letters Not Sent; Ten Lines a Day; The Kitchen Table Notebook',
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
      [!online] What is written may be shredded on the spot, and the machine is popular.`,
    bring: 'A notebook you do not mind spoiling; Two pens',
    given: 'Thirty prompts on cards; Tea and plain cake',
  },
  'a self-massage workshop': {
    type: 'Workshop',
    titles: 'Hands, Feet, Jaw; Two Balls and a Wall; Your Own Two Hands; Thumbs',
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
      A tennis ball against a wall reaches what no friend will.`,
    bring: 'Shorts or loose trousers; Short fingernails',
    given: 'Two rubber balls; A map of the usual places',
  },
  'a stopping workshop': {
    type: 'Workshop',
    titles: "The Last Packet; Six O'Clock without a Glass; Quitting, with Notes; Day One, Again",
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
      Weight, sleep and temper are talked about as they are.`,
    bring: 'Honest numbers; The name of somebody you can text',
    given: 'A plan on one page; Messages for the first ten days',
  },
  'a remedy garden workshop': {
    type: 'Workshop',
    titles: 'Balms and Labels; Nine Herbs; From Bed to Jar; Calendula Afternoon',
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
      You taste bitter things and decide how brave you are.`,
    bring: 'Two small jars; An apron',
    given: 'Oil, balm and tea to take home; Recipes with amounts',
  },
})
