import { type Practice, practicesOf } from './practice.ts'

export const COOKING_PRACTICES: readonly Practice[] = practicesOf('cooking', {
  'a bean and grain class': {
    type: 'Cooking',
    titles: 'Pot, Lid, Time; Lentils, Properly; A Week of Beans; The Slow Pot',
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
      [!online] Each table gets a pot of its own and an argument about cumin.`,
    bring: 'An apron; Two boxes with lids',
    given: 'All ingredients; Dinner for the next day',
  },
  'a fermenting class': {
    type: 'Cooking',
    titles: 'Salt and Wait; Cabbage for Beginners; Live Jars; The Bubbling Shelf',
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
      You taste brine at three strengths and write the percentages on your wrist.`,
    bring: 'Clean hands; A bag to carry two jars home',
    given: 'Two filled jars; A chart of days and smells',
  },
  'bread baking': {
    type: 'Cooking',
    titles: 'Slow Loaf; Flour on the Sleeves; Knead, Rest, Repeat; One Good Bread',
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
      One dough is ruined on purpose, so that you know what that looks like.`,
    bring: 'An apron; A cloth to carry bread in',
    given: 'A loaf and a jar of starter; Soup',
  },
  'broth and soup cooking': {
    type: 'Cooking',
    titles: 'Soup Season; A Ladle Each; Broths for Tired People; Steam on the Window',
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
      Salt goes in three times, and you taste each time.`,
    bring: 'Three jars with lids; A knife you like',
    given: 'Six portions to freeze; Recipes by weight',
  },
  'plain weekday cooking': {
    type: 'Cooking',
    titles: 'Four Suppers; Tuesday, Half Past Six; Cooking When Tired; One Pan, No Fuss',
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
      Frozen peas and tins are treated with respect.`,
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
      On Sunday everyone cooks the same soup in their own kitchen, on screen.`,
    bring: 'A normal kitchen; Freedom from fixed plans in the evening',
    given: 'Menus and shopping lists; A daily call and a group chat',
  },
})
