import { guestTableOf } from './guest-stock.ts'

export const COOKING_GUESTS = guestTableOf({
  'a bean and grain class': `
    + The same bean in four ways, and a fair vote. Mine lost.
    + I have known salt for fifty years and had the wrong idea about it.
    + [!online] There was an argument about cumin at our table, and we have met twice since.
    + [!online] Dinner for the next day came home in my own box. So did the smell.
    + {Host} had soaked a kilo the night before, so nobody had to wait for the miracle.
    + Barley. Who knew.
    ~ My belly needed a day. Half a portion was good advice, and I ignored it.
    ~ A lot of weighing. I am a handful person.
    * Five kinds, side by side | You soak, cook and taste them next to one another, the blamed ones included.
    * Salt at the right moment | It is half of the difference, and you learn when.
    * [!online] Tomorrow's dinner as well | Leftovers are planned before the pot is empty, and they go home in your box.
    * [!online] A pot to each table | {Host} walks round between {seats} people and tastes everybody's.
    ? My stomach does not like beans. Should I come? | Yes, but eat half a portion. {Host} shows which kinds are kinder.
    ? Is there meat? | No, and by the end nobody asks.
    ? Do I get the recipes? | Yes, by weight, with the times for your own pot to fill in.
    ? Can I cook along without scales? | It works, less well. A small set costs little and {host} says which.`,
  'a fermenting class': `
    + I bullied a cabbage for ten minutes and went home in a good mood.
    + [!online] Six ages of kraut, in order. The fourth was mine.
    + What may smell and what must not is finally clear to me. So is my fridge.
    + [!online] {Host} opened last year's jar over the sink, and rightly so.
    + My two jars bubbled all week, and I felt like a parent.
    + Percentages written on the wrist. I have kept the habit.
    ~ My kitchen smelled. They had said that it would.
    ~ I could not take the ring off and had to do it one-handed.
    * Two jars go home with you | One is cabbage, the other is whatever is in season, and both are filled by you.
    * When to throw it away | What is normal and what is not is said plainly, with examples under your nose.
    * Hands do the work | No machine is used, and the cabbage gives in.
    * A chart of days and smells | It hangs on the fridge and tells you on day five that all is well.
    ? I am pregnant. May I eat it? | Ask your doctor about raw ferments first. You can make it in any case.
    ? How long does a jar keep? | Months in a cool place. The chart says how it changes.
    ? Will my kitchen smell? | Yes, for about a week, of honest cabbage.
    ? Do I need special jars? | No. {Host} compares lids and weights, and a cabbage leaf usually wins.`,
  'bread baking': `
    + I knocked on the bottom and it answered.
    + The waiting was the point. I usually hate waiting.
    + One dough was ruined on purpose. I recognised it from home.
    + A warm loaf on the train. I was never so popular.
    + {Host} loads the oven with a board and no fear at all.
    + Six men, flour, soup. My wife asked what we had talked about, and I said bread.
    ~ It takes all day and one cannot hurry it. That is said, and it is true.
    ~ I forgot to feed the starter and have written to apologise.
    * Dough decides the hour | Between the folds there is nothing to do, and you learn to do that too.
    * A loaf and a jar | You leave with what you baked and with a starter older than most of us.
    * Hands in the same trough | {Host} seats {seats} people at two tables, and talk is optional.
    * What wrong looks like | One dough is spoiled in front of you, so that you know it the next time.
    ? I have coeliac disease. Can I take part? | I am afraid not. There is wheat and rye in the air.
    ? How long does it really take? | All of {long}, and most of that is waiting, with soup.
    ? What do I need at home? | An oven, a heavy pot and a bowl. {Host} bakes without a machine.
    ? Will the starter survive my holiday? | Two weeks in the fridge without trouble; it comes with a note.`,
  'broth and soup cooking': `
    + Six portions in the freezer, labelled in my own hand. I felt like a general.
    + I now know what to cook for somebody who is not hungry.
    + Vegetables cut to the size of a spoon, and I will never go back.
    + {Host} let us guess what was missing. It was vinegar. It is always vinegar.
    + [!online] The pot made from what people had brought was the best of the three.
    + My father eats again, a little, when it is this one.
    ~ A great many onions, and I wear lenses.
    ~ The vegetable pot got less love than the other one.
    * [!online] Six portions to freeze | They carry you over a week in which you will not cook.
    * For people who are not hungry | Small, warm and easy to swallow is practised as its own kind of cooking.
    * Three pots, one stove | They go on in the first ten minutes, and {host} shows how to leave them alone.
    * Salt in three goes | You taste each time, and by the third you know why.
    ? Is it vegetarian? | One of the pots is, with its own ladle.
    ? Can I cook this for somebody who is ill? | Agree it with whoever looks after them; {host} has recipes with little salt.
    ? [!online] Do I bring jars? | Three with lids, and a bag that can bear the weight.
    ? How long do the portions keep? | Three months in the freezer, and the label says from when.`,
  'plain weekday cooking': `
    + Four suppers from one bag. I kept the bag.
    + Twenty-five minutes by the clock, with talking.
    + An egg, a tin and a lemon. I have fed four people on that since, and they thanked me.
    + {Host} cooked one-handed to make a point to the parents. Point taken.
    + My son makes the second sauce better than I do and mentions it.
    + Frozen peas were treated with respect. So was I.
    ~ Few spices. I bring my own chilli now.
    ~ No pudding.
    * One bag, four suppers | You shop once, and the list fits on a hand.
    * Under half an hour | A clock stands on the table, and it usually wins by a minute.
    * Three sauces while talking | They are practised until you no longer need the recipe.
    * Twenty things at home | {Host} hands you a list of what makes supper possible on a bad {day}.
    ? I cannot cook at all. Is that a problem? | No, it saves time. {Host} begins with how to hold the knife.
    ? Can my teenager come without me? | From fourteen, and they bring supper home.
    ? What about allergies? | Say so beforehand. Nuts, milk and gluten are easy to leave out of these four.
    ? Is it healthy food? | It is plain food with vegetables in it, and nobody lectures.`,
  'a reset programme': `
    + Day three was foul, as announced. On day six I noticed that I had not noticed.
    + Coffee until noon. I would not have come otherwise.
    + We all cooked the same soup on Sunday, on screen, and mine was the thickest.
    + Nobody was weighed. I would have left.
    + {Host}'s kitchen is as small as mine. That helped more than the menus.
    + The list of breakfasts ended a long war in our house.
    ~ A daily call is a lot, even a short one.
    ~ The group chat never sleeps. I muted it on day two.
    * Three plain meals | Nothing is juiced or fasted, and there is a list of twelve breakfasts.
    * Ten minutes each evening | The call with {host} is short and mostly about dinner.
    * Warned beforehand | Day three is the worst, and everyone is told what to do with it.
    * Your own kitchen | You cook at home with what your shop has, and {host} cooks along.
    ? Do I have to give up coffee? | No, only after noon.
    ? Is it for losing weight? | No. Nobody is weighed, and we ask you not to weigh yourself.
    ? I take tablets for diabetes. Can I join? | Only with your doctor's word, since meal times change.
    ? What if I have a birthday that week? | Eat the cake at the table and come back at breakfast.`,
})
