import { type Practice, practicesOf } from './practice.ts'

export const COOKING_PRACTICES: readonly Practice[] = practicesOf('cooking', {
  'a bean and grain class': {
    type: 'Cooking',
    titles:
      '(Pot, Lid, Time => Beans, Pot, Lid, Time); Lentils, Properly; A Week of Beans; (The Slow Pot => The Slow Bean Pot)',
    needs: 'digestion, nutrition, energy',
    tags: 'plant food, fibre',
    length: [150, 210],
    dollars: [34, 82],
    starts: '10:30 16:00 17:30',
    where: 'city online',
    doing: `
      Five kinds are soaked, cooked and compared, including the ones people blame.
      You learn what salt does and when, and why patience is an ingredient.
      [!online] Lunch is what was cooked, at one table.
      Leftovers are planned before the pot is empty.
      Grains are toasted first, and the smell does the teaching.
      [!online] Each table gets a pot of its own and an argument about cumin.
      Lentils, chickpeas and barley go on at different times and finish together.
      One bean is cooked in four ways, and you vote.
      {Host} has soaked a kilo the night before, so that you see the second day first.
      A pressure cooker is opened and closed until nobody is afraid of it.`,
    cautions: `
      With a belly that is new to beans, eat half a portion.
      It takes scales and patience, and it does without meat.
      Nuts and wheat are about, so write if you are allergic.`,
    bring: 'An apron; Two boxes with lids',
    given: 'All ingredients; Dinner for the next day',
  },
  'a fermenting class': {
    type: 'Cooking',
    titles:
      '(Salt and Wait => Salt and Wait Fermenting); Cabbage for Beginners; (Live Jars => Fermenting Live Jars); (The Bubbling Shelf => Bubbling Shelf Ferments)',
    needs: 'digestion, immunity, loneliness',
    tags: 'gut, fermenting',
    length: [120, 180],
    dollars: [36, 84],
    starts: '10:30 14:00 18:00',
    where: 'city online',
    doing: `
      Cabbage is cut, salted and bullied until it gives up its water.
      You fill one jar with kraut and one with whatever is in season.
      What may smell, what must not, and when to throw it away is said clearly.
      [!online] A tasting of six ages ends in opinions.
      Hands are the main tool, and rings come off.
      You taste brine at three strengths and write the percentages on your wrist.
      You press until the brine stands a finger above the cabbage.
      {Host} opens a jar from last year, over the sink.
      Lids, weights and cloths are compared, and a cabbage leaf wins.
      Each jar gets a label with the date and a guess.`,
    cautions: `
      In pregnancy or with a weak immune system, ask your doctor about raw ferments.
      The kitchen smells, and so will yours.
      On a low-salt diet, keep the vegetables and leave the brine.`,
    bring: 'Clean hands; A bag to carry two jars home',
    given: 'Two filled jars; A chart of days and smells',
  },
  'bread baking': {
    type: 'Cooking',
    titles:
      'Slow Loaf; (Flour on the Sleeves => Flour on the Sleeves Baking); Knead, Rest, Repeat; (One Good Bread => One Good Loaf of Bread)',
    needs: 'low mood, loneliness, men, grief',
    tags: 'bread, baking',
    length: [180, 270],
    dollars: [38, 90],
    starts: '09:30 10:00 13:00',
    where: 'city',
    doing: `
      Dough is mixed by hand, and then you wait for it, which is the lesson.
      In the pauses there is soup and talk, or no talk.
      Each person bakes one large loaf and takes it home warm.
      The starter is older than most of the guests.
      You learn to hear when it is done, by knocking.
      One dough is ruined on purpose, so that you know what that looks like.
      {Host} has you fold the dough every half hour and leave it alone in between.
      You weigh water as well as flour, and learn why cups mislead.
      The oven is loaded with a board and some nerve.
      The first slice is cut too early, by agreement.`,
    cautions: `
      It is wheat and rye all over, so it is nothing for coeliacs.
      Most of it is waiting, and there is no way to hurry that.
      You will want to eat it hot, and you will be advised not to.`,
    bring: 'An apron; A cloth to carry bread in',
    given: 'A loaf and a jar of starter; Soup',
  },
  'broth and soup cooking': {
    type: 'Cooking',
    titles:
      'Soup Season; (A Ladle Each => Soup, a Ladle Each); Broths for Tired People; (Steam on the Window => Steamy Window Soups)',
    needs: 'immunity, new parents, carers, older people',
    tags: 'soup, winter',
    length: [120, 180],
    dollars: [32, 76],
    starts: '11:00 16:30 17:30',
    where: 'city online',
    doing: `
      Three broths go on in the first ten minutes and look after themselves.
      You cut vegetables in the size of a spoon, for reasons that become clear.
      Freezing, labelling and feeding somebody who is not hungry are covered.
      Everyone leaves with six portions.
      Bones, peel and stalks are sorted into yes, no and once.
      Salt goes in three times, and you taste each time.
      {Host} skims, tastes and lets you guess what is missing.
      Onions are fried until they smell of Sunday.
      [!online] One pot is made from whatever people have brought.
      A clear broth and a thick soup come out of the same pot.`,
    cautions: `
      There is a meat pot and a vegetable pot, and each has its own ladle.
      Soup for somebody who is ill should be agreed with whoever looks after them.
      Hot pots are carried about, so sleeves are rolled up.`,
    bring: 'Three jars with lids; A knife you like',
    given: 'Six portions to freeze; Recipes by weight',
  },
  'plain weekday cooking': {
    type: 'Cooking',
    titles:
      'Four Suppers; (Tuesday, Half Past Six => Half Past Six Supper); Cooking When Tired; One Pan, No Fuss',
    needs: 'nutrition, burnout, teenagers, men',
    tags: 'cooking, meal prep',
    length: [120, 180],
    dollars: [30, 78],
    starts: '11:00 17:00 18:00',
    where: 'city online',
    doing: `
      Four suppers are cooked from one bag of shopping.
      Each takes under half an hour and dirties one pan.
      You practise three sauces until you can do them while talking.
      The shopping list is the recipe, and it fits on a hand.
      The clock is set to twenty-five minutes, and it is usually enough.
      Frozen peas and tins are treated with respect.
      {Host} cooks one-handed for a while, as you would with a child on the other arm.
      An egg, a tin and a lemon are turned into supper twice.
      You chop for three days at once and find out what keeps.
      The washing-up is part of the half hour.`,
    cautions: `
      It is not fine cooking, and no plate is wiped for a photograph.
      Spices are few, so bring your own if you like it hot.
      Special diets are fine if you say so a day before.`,
    bring: 'A box for leftovers; Hunger',
    given: 'Supper; A list of twenty things to keep at home',
  },
  'a reset programme': {
    type: 'Detox Program',
    titles: 'Seven Ordinary Days; Less Sugar, No Drama; The Clear Plate Week; A Dry Week',
    needs: 'quitting, energy, sleep, skin',
    tags: 'reset, detox',
    length: [60, 75],
    dollars: [45, 150],
    starts: '18:00 19:00',
    where: 'online',
    doing: `
      You eat three plain meals a day and leave out alcohol, sweets and snacks at the sink.
      Each evening there is a call of ten minutes, mostly about dinner.
      Nothing is juiced, nobody fasts, and coffee may stay until noon.
      Day three is the worst, and everyone is warned.
      A list of twelve breakfasts saves the first week.
      On Sunday everyone cooks the same soup in their own kitchen, on screen.
      Breakfast is settled on the first evening and not discussed again.
      {Host} cooks along on camera, in a kitchen that looks like yours.
      You write down when you were hungry and when you were only annoyed.
      Lunch goes to work in a jar, and there is a recipe for people without a microwave.`,
    cautions: `
      Not with an eating disorder, in pregnancy or on diabetes tablets without a doctor's word.
      Nobody is weighed, and nobody should weigh themselves.
      Seven days change a week and not a life, which {host} says at the start.`,
    bring: 'A normal kitchen; Freedom from fixed plans in the evening',
    given: 'Menus and shopping lists; A daily call and a group chat',
  },
})
