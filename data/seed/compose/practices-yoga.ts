import { type Practice, practicesOf } from './practice.ts'

export const YOGA_PRACTICES: readonly Practice[] = practicesOf('yoga', {
  'slow floor yoga': {
    type: 'Yoga',
    titles: 'Low to the Ground; The Floor First; Long Holds; Knees and Blankets',
    needs: 'back pain, body, stress, menopause',
    tags: 'yin, floor',
    length: [75, 120],
    dollars: [14, 34],
    starts: '18:30 19:00 10:00',
    where: 'city online',
    doing: `
      Nine shapes, three to five minutes each, all of them sitting or lying.
      You are told what you may feel and what you should not, and then it is quiet.
      Blocks go under everything that does not reach the floor by itself.
      The last ten minutes are spent under a blanket, doing nothing in particular.
      Between the shapes there is a pause in which you are simply put down.
      Hips are reached by waiting, and there is a clock so that you do not have to judge.`,
    bring: 'Socks; Clothes you could sleep in',
    given: 'Mat, two blocks and a bolster; A blanket that smells of soap',
  },
  'morning yoga': {
    type: 'Yoga',
    titles: 'Before the Kettle; First Light Sequence; Awake by Eight; Standing in the Morning',
    needs: 'energy, movement, low mood, immunity',
    tags: 'morning, flow',
    length: [60, 75],
    dollars: [10, 26],
    starts: '06:45 07:00 07:30',
    where: 'city online',
    doing: `
      Ten minutes of joints, twenty of standing shapes, and a finish that leaves you warm.
      Breath sets the pace, so there is no music to keep up with.
      Everything is shown twice, the easy way first.
      [!online] You are out of the door by half past eight with red ears.
      Stiff backs are expected at this hour and given ten extra minutes.
      [!online] The windows are open except in frost, and the neighbours have got used to it.`,
    bring: 'Water; A jumper for the end',
    given: 'Mat and strap; Ginger tea afterwards',
  },
  'chair yoga': {
    type: 'Yoga',
    titles: 'Yoga Sitting Down; Chairs in a Ring; Steady Seats; Yoga with Armrests',
    needs: 'older people, body, carers, posture',
    tags: 'chair, gentle',
    length: [60, 75],
    dollars: [6, 18],
    starts: '10:30 11:00 14:30',
    where: 'city online',
    doing: `
      Every shape is done on a chair or holding on to one, shoes on if you like.
      Shoulders, ankles and balance get a third of the time each.
      Standing up without hands is practised like a piano piece.
      [!online] At the end there is tea, which takes as long as the class.
      Those who can stand do half of it standing, and nobody keeps score.
      Hands and feet are moved finger by finger, toe by toe.`,
    bring: 'Flat shoes; Glasses, if you like to see the teacher',
    given: 'A chair without wheels; Tea and a biscuit',
  },
  'yoga for desk bodies': {
    type: 'Yoga',
    titles: 'After the Laptop; Neck and Shoulder Hour; Unfold at Six; Out of the Chair',
    needs: 'posture, back pain, focus, stress',
    tags: 'desk work, neck',
    length: [60, 90],
    dollars: [12, 30],
    starts: '12:15 17:45 18:15',
    where: 'city online',
    doing: `
      The front of the body is opened, the back is woken, and the neck is left for last.
      [!online] You work at the wall a good deal, because walls do not let you cheat.
      One stretch is meant for the office, and it looks like reaching for a file.
      Wrists and eyes get five minutes of their own.
      It begins lying on the back with the calves on a chair, which is already most of it.
      The jaw is included, since that is where meetings go.`,
    bring: 'Nothing; Come in what you work in',
    given: 'Mat and strap; A card with four exercises for the office',
  },
  'prenatal yoga': {
    type: 'Yoga',
    titles: 'Two in One Breath; Room for the Belly; Side-Lying Sunday; Wide Knees',
    needs: 'pregnancy',
    tags: 'prenatal yoga, pelvic floor',
    length: [75, 90],
    dollars: [14, 32],
    starts: '10:00 17:30 18:00',
    where: 'city online',
    doing: `
      Hips, feet and lower back come first, on all fours and on the side.
      Long exhalations are practised until they come without thinking.
      Nobody lies flat, and nobody holds the breath.
      Partners learn one hold for the sacrum and are grateful for the job.
      Every shape has a version for a tired day and one for a very tired day.
      Half an hour is spent on the side between five cushions.`,
    bring: 'Two pillows if you join from home; Your notes, if there is something to watch',
    given: 'Bolsters in three sizes; Fruit and water',
  },
  'deep rest yoga': {
    type: 'Guided Practice',
    titles: 'Yoga Nidra by Lamp; Forty Minutes Lying Down; The Resting Class; Horizontal',
    needs: 'sleep, burnout, carers, jet lag, new parents',
    tags: 'yoga nidra, deep rest',
    length: [60, 90],
    dollars: [12, 30],
    starts: '19:30 20:00 20:30',
    where: 'city online',
    doing: `
      You lie down, are covered up, and stay there.
      A voice goes through the body part by part, slowly, like lights in a house.
      Falling asleep is not a mistake, and snoring is ignored.
      Coming back takes ten minutes, and nobody claps.
      [!online] Heavy blankets go over the legs and a light one over the rest.
      The text is spoken live, so it waits when the room needs it to.`,
    bring: 'Warm socks; Something for the eyes',
    given: 'Two blankets and an eye pillow; Camomile for the way home',
  },
  'strength and balance yoga': {
    type: 'Yoga',
    titles: 'One Leg at a Time; Bones and Balance; Slow and Strong; Planks for the Patient',
    needs: 'menopause, movement, men, energy',
    tags: 'strength, balance',
    length: [60, 75],
    dollars: [12, 28],
    starts: '07:15 12:30 18:00',
    where: 'city online',
    doing: `
      Slow shapes held long enough that the muscles notice.
      Falling out of a balance is part of it and usually funny.
      Weight goes through wrists and hips in small doses, a little more each week.
      The second half is quieter than the first.
      Heels, wrists and hips are loaded in turn, and there is time to shake them out.
      You learn to get down to the floor and up again without drama.`,
    bring: 'A towel; Water',
    given: 'Mat, two light weights; A plan for the week',
  },
})
