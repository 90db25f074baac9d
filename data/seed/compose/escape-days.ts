import { stockOf } from './stock.ts'

/** The first paragraph: arriving, the house, or what surprises people. */
export const ESCAPE_OPENINGS = stockOf(`
  The last part of the way to the house is on foot, and people slow down before they know it.
  You leave your watch in a bowl by the door if you like; the bowl is usually full.
  {Host} meets you at the gate with {drink} and one question, which is whether you have slept.
  The first thing you notice is {sound}; the second is that nothing else is going on.
  Nobody is shown round here. You are given a key, a plan drawn by hand and the afternoon.
  [!cabin !desert] It was {was} until {year}, and the walls still know it.
  Guests tend to speak softly on arrival, and louder from the second day.
  Ask for the room that faces {sight}; if it is taken, the others face it from further back.
  There is a bench in front of the house, and most decisions of the week are made by not leaving it.
  {Rooms} is all there is, which means that by the second supper you know every name.
  The drive takes {arrival}, and the last half hour is the beginning of the stay.
  Some houses have a concept. This one has {feature}, a good cook and thick walls.
  {Host} {past}, and says that running {rooms} is the same work with better soup.
  In the hall hangs a board with the weather, the supper and nothing else.
  You will be told where the blankets are, where the path begins and when the bread comes out.
  [!desert] On clear mornings the view is close enough to touch, and on the others it is simply gone.
  People come here on the advice of somebody who slept well, and that is how {host} likes it.
  The house smells of {tree} wood and of whatever is on the stove.
  There are more paths than guests, so meeting anyone is an event.
  Luggage comes up by cart, which gives you twenty minutes with nothing in your hands.
  The first thing you are given is a plate: {dish}, because nobody relaxes hungry.
  The light in {town} changes late, and the day at the house follows it.
  [!desert !cabin] Three generations have argued about the colour of the shutters and agreed on the beds.
  At the end of the lane the signal drops, and a hand-painted sign says that this is normal.
  [desert] The jeep stops, the engine ticks for a while, and then you hear your own coat move.
  [desert] What looks empty from the road turns out to be full of tracks, all of them made last night.
  [mountain] The last bend brings the wind, the view and a smell of wood smoke, in that order.
  [mountain] At this height water boils early and guests go to bed early.
  [sea close] High water comes up to the garden wall twice a day and sets the timetable.
  [spa] Robes hang behind the door, and from then on it is hard to tell who is important.
  [yoga] The mats are already out when you arrive, with a blanket on each, like places at a table.
  [meditation] A bell is rung by hand, by whoever is nearest, and the sound takes its time.
  [ryokan] You change your shoes at the step and your clothes soon after, and that settles it.
  The way to the house leads past {near}, and most people stop there before they have seen their room.
  {Host} leaves the porch lamp on until the last guest has come, however long the road to {town} was.
  There is no desk; {host} signs you in at the kitchen table, beside a plate of {dish}.
  The gate is low, the dog is old, and {town} is quiet behind you.
  You hear {sound} before you see a roof.
  {Stay}: the description is soon given, and the rest of it is {sight}.
  The map that {host} sends has {number} landmarks on it, and {near} is the last of them.
  It has been the work of {number} people since {year}, and you will have met them all by supper.
  {Host} asks what you would like to be woken for, and most guests say nothing at all.
  Whoever arrives before dark is sent straight on to {near}, bags and all.
  The house at {town} was bought for its roof and kept for {sight}.
  Your bed has a lamp, a chair and a view of {sight}, and a hook for everything else.
  On the wall hang {number} maps of {town}, and all of them disagree about the way to {near}.
  Guests are fetched from {town} on request, in a car that smells of {tree} wood.
  {Host} took the place on in {year} to have somewhere quiet, and lets {rooms} so as not to overdo it.
  The windows were put where {sight} could be seen lying down.
  You put your bag down between {feature} and {feature2}, and the tour is over.
  There is {drink} by the door, and nobody keeps count.
  It is {metres} to {near}, downhill going and uphill when you are hungry.
  {Nights} nights are the least, because the first one belongs to the journey to {town}.
  People who come for {sight} tend to mention the beds afterwards.
  Somewhere after {town} you stop checking the time, and {host} has taken the clock down to help.
  The {unit}s have names instead of numbers, chosen by {host}'s children in {year}.
  With {guests} guests at most, the house is quiet even when it is full.
  [!tropic !desert] Before anything else {host} shows you how the stove works and where {drink} is kept.
  [desert] At {town} the asphalt stops, and {host} is waiting where it does.
  [desert] Your bags go ahead with {host}'s brother; you follow on foot, with {drink} and no hurry.
  [mountains] The road climbs for {minutes} minutes after {town}, and your ears notice first.
  [sea] You smell salt and {tree} before {host} has opened the gate.
  [forest] The last {minutes} minutes lead under trees, with the windows down.
  [lake] A rowing boat lies upside down on the grass, and {host} turns it over for whoever asks.
  [river] The bridge to the house takes one car at a time, which sets the pace for a week in {town}.
  [farm] You are let in by whoever is nearest, which in {town} may be {host} or a goose.
  [island] The ferry crew know the house and will point you the right way to {near}.
  [hot-spring] Steam shows where the house is long before the sign for {town} does.
  [yoga] {Host} leaves {number} mats out all day, for people who cannot wait until {wake}.
  [meditation] On the door hangs one request, in {host}'s handwriting: talk in the garden, not in the hall.
  [meditation] You may leave your plans with {host} at the door and have them back on the last day.
  [spa] You are handed a robe and {drink} before anyone asks for a signature.
  [nature] {Host} hands out a list of what is about this week, and {bird} head it.
`)

/** The day, from its beginning. */
export const ESCAPE_MORNINGS = stockOf(`
  Mornings begin with {drink} on the step and end whenever you have finished looking at {sight}.
  [!desert] Breakfast stands ready from seven until {late}, with bread from {town} and fruit from the garden.
  At {wake} a small group walks to {near} and comes back hungry.
  Nobody is woken. The kitchen listens for footsteps and puts the kettle on.
  Early risers have the path to {near} to themselves; late ones have the warm end of the kitchen.
  A walk leaves at eight, in any weather, and the slowest person leads.
  Until ten the house is quiet, including the staff, who are good at it.
  [pool] You can swim, walk or turn over, and the morning is long enough for all three.
  [yoga] Practice starts at {wake} with twenty minutes lying down, and nobody counts that as cheating.
  [yoga] The first class is slow and warm, the second is mostly on the floor, and both are optional.
  [yoga] {Host} teaches from the back of the room, so there is nobody to copy and nobody to impress.
  [meditation] The first sitting is at {wake}, thirty minutes, followed by porridge in silence.
  [meditation] Sitting and slow walking take turns until eleven, and the garden counts as walking.
  [meditation] Newcomers get an hour of plain instruction: back, breath, and what to do about thoughts.
  [spa] Mornings belong to the water, which is warmest then and nearly empty.
  [spa] A short talk on the first day settles what you would like and what you would rather not.
  [mountain] Maps lie on the breakfast table, sorted by effort, and the easy ones are the most worn.
  [mountain cold] Somebody calls the huts at seven and writes the snow line on the board.
  [desert] Walks happen before eight or after five; in between the camp sits in the shade like everyone else.
  [desert] Sunrise is from a rock that {host}'s grandfather used, with sweet tea and no talking.
  [nature] {Host} walks with you on the first morning and leaves you to it after that.
  [ryokan] The bedding is folded away while you are at breakfast, and the room becomes a different room.
  {Drink} stands on the stove from {wake}, and the first cup is drunk outside, in silence.
  Breakfast is bread, eggs and whatever {host} found on the way back from {near}.
  By {late} the last breakfast is cleared, and {host} does not remark on whose it was.
  The kitchen opens at {wake} and asks only how you like your eggs.
  Before breakfast {host} walks to {near}, and whoever is up may come along and need not talk.
  You wake to {sound} or to silence, depending on the side.
  Morning is the time for {near}, quiet while {town} is still closed.
  {Host} bakes on {number} mornings of the week, and the smell does the waking.
  A basket with bread and {drink} is left at any door that has a cloth on the handle.
  If you have slept badly you say so, and {host} moves you to the quieter side.
  Mornings are quiet, and there are chairs from which to see {sight}.
  Most guests are back from {near} by the time the others come down.
  From the breakfast table you see {sight}, so silence is no rudeness.
  Breakfast is one pan, {number} eggs and {host}, and it is made slowly.
  On market days {host} has room for three in the car to {town} and comes back with {dish2}.
  Late risers find {drink} under a cosy and the paper from {town}, usually yesterday's.
  A slate by the door says when the sun reaches {near}; the rest you decide yourself.
  [private-bath] The deep bath is allowed before breakfast, and {host} has fitted a shelf for the cup.
  [organic-kitchen] Somebody is picking beans by {wake}, and help is accepted in slippers.
  [vegan-kitchen] Breakfast is oats, fruit and {drink}, and nothing on the table ever had a mother.
  [hiking-trails] {Host} has marked {number} walks with paint, and the shortest is back before {late}.
  [hiking-trails] Packed lunches stand on the sill by eight, each labelled with the name of a path from {town}.
  [beach-access] The first swim is at {wake}, with {host} on the steps holding towels.
  [pool] The pool is uncovered at {wake}, and the first hour is kept for people who do not talk.
  [hot-springs] The water is quietest at {wake}, when the steam hides whoever else had the idea.
  [yoga] At {wake} there are {minutes} minutes of quiet breathing and joints, and nobody is counted.
  [yoga] The morning class goes by knees: those that bend, and those that {host} asks nicely.
  [yoga] {Host} teaches for {minutes} minutes before breakfast and for an hour after it.
  [yoga] Latecomers to the class at {wake} roll their mat out at the back, next to {host}.
  [yoga] Standing shapes come first, while the floor of {tree} wood is still cool.
  [meditation] After the first bell {host} says three sentences and then keeps quiet until noon.
  [meditation] The morning has {number} short sittings instead of one long one, with the door open to {sight}.
  [meditation] Porridge is eaten in silence, facing {sight}, and seconds are asked for with a nod.
  [meditation] Instead of a talk there is a walk to {near}, one behind the other.
  [spa] Your hour on the table is agreed over breakfast with {host}, who moves it without a sigh.
  [spa] Before {late} the resting room belongs to readers, with {drink} on a tray.
  [spa] {Host} starts people off gently: warm feet, then {warm}, then breakfast.
  [mountain] By eight {host} has looked at the clouds and crossed out half of the routes.
  [mountain] The early party leaves for the ridge at {wake}; the sensible one walks to {near}.
  [mountain] {Drink} goes into the flasks at seven, and {host} looks at your laces by the door.
  [desert] {Drink} is poured at {wake}, on the side of the camp that is already warm.
  [desert] Before the heat you walk to {near} in silence with {host} and come back along your own tracks.
  [desert] Breakfast is bread and {drink} in the shade, finished before the flies hear of it.
  [nature] At {wake} {host} goes out to listen for {bird}, and two guests may come.
  [nature] The morning walk has no goal, and it reaches {near} about half the time.
  [lake] The water is flat until {late}, so those who row do it before breakfast.
  [farm] Feeding begins at {wake}; {host} is glad of help with a bucket and does not expect it.
  [ryokan] Breakfast is rice, soup and pickles on a low table, with {sight} outside the paper screen.
  [ryokan] The first bath is at {wake}, and the corridor to it is warmer than the garden.
  [sea] {Host} looks at the water on the way to the baker and chalks up whether you may swim.
  [forest] Mist stays among the trees until {late}, and breakfast in {town} waits for it.
`)

/** The middle of the day and what there is to do. */
export const ESCAPE_AFTERNOONS = stockOf(`
  After lunch the shutters are half closed and the house sleeps, {host} included.
  Lunch is {dish}; those who walk take theirs in a cloth with a knot.
  Afternoons are for {sight} or for a chair, and the chair wins more often than people expect.
  {Warm} can be had from three, and you put your name on a slate so that it is yours alone.
  [!desert] Rain is no problem, because there are dry corners and a shelf of novels in six languages.
  It is {metres} to {near}, or an hour if you stop where the view tells you to.
  Nothing has to be booked. You say at breakfast what you would like, and it is usually possible.
  Twice a week somebody from {town} comes to show how to bake, weave or prune.
  [!desert] There are bicycles, boots in most sizes, and a walking stick for every kind of knee.
  One afternoon a week is kept free of everything, also of offers.
  [yoga] In the afternoon one class is only breathing and long holds, with blankets up to the chin.
  [yoga] Anyone with a bad hip or a new baby inside gets a version of their own, written on a card.
  [meditation] Each guest has one conversation with the teacher, twenty minutes, about how it is going.
  [meditation] From two to four there is work: sweeping, chopping, stacking, all of it slow.
  [spa] {Warm} comes first, then a rub with salt, then an hour in which you are simply left alone.
  [spa] The hands belong to people who have done this for decades and do not chat.
  [mountain] By three most people are back, with wet laces and a strong opinion about soup.
  [mountain] Those who stay down have {warm} and the sun terrace to themselves.
  [desert] The long noon is for sleeping, reading and learning to tie a headscarf badly.
  [desert] Late in the day you walk to {near}, when the stone gives back its heat.
  [nature] Binoculars hang by the door, and a book by the window records what was seen.
  [farm] You may pick, weed or feed, or watch others do it with a glass in your hand.
  [sauna] The sauna is lit at four and has a window on the garden.
  [hot-spring] The hot spring is open all night, with one lantern and a bucket for cold water.
  After lunch it is {metres} to {near} and rather more on the way back.
  Lunch is {dish2} and bread, laid out under a cloth until three.
  From two to four {host} sleeps, and the house is quiet.
  Between lunch and supper you are asked nothing, apart from whether you want {drink}.
  A walk to {near} and back takes as long as you let it; {host} says two hours and means one.
  Those who like to be useful may split wood, pod peas or drive to {town} for milk.
  {Host} gives one lesson a week in cooking {dish}, and the lesson is eaten.
  There are {number} hammocks, and they go by tiredness rather than by age.
  Cards, boards and a jigsaw of {town} with one piece missing lie on the side table.
  The bench at {near} was put up by a guest in {year}, and it is nearly always free.
  Tea is at four: {drink}, something with crumbs, and whoever is in.
  If you want company, sit on the porch; if you want quiet, take the chair that faces {sight}.
  {Host} draws walks on the back of old envelopes, and the one to {near} is drawn most often.
  Nothing is put on for guests, but {host} is usually mending, baking or tuning something.
  [!desert] On wet days {host} makes {dish2}, gets out the atlas and lets the time pass.
  [!desert] The shelf of novels is sorted by how well they go with rain in {town}.
  [pool] {Host} fishes leaves out of the pool at three, and after that it is yours.
  [sauna] The sauna is hot by four, and {host} stops you after the third round.
  [sauna] The sauna burns {tree} wood, and guests may split it, within reason.
  [hot-springs] You may go into the hot water at any hour; most do so while {town} has lunch.
  [hot-springs] {Host} recommends fifteen minutes in the spring, then {drink}, then a chair.
  [spa] The hour on the table is followed by another in a chair, with {drink} and a blanket.
  [spa] Oil, salt or plain hands: {host} asks once and is quiet after that.
  [spa] {Number} people work in the bath house, all from near {town}, none of them in a hurry.
  [yoga] At five there is a second class, and {minutes} minutes of it are spent on the floor.
  [yoga] {Host} takes {number} guests at a time through the shapes they dislike.
  [yoga] The afternoon class uses the wall, a chair each and, on dry days, the grass outside.
  [yoga] Between the classes you have time to walk to {near}, if your knees agree.
  [meditation] After lunch you sit for half an hour, walk for half an hour, and find {drink} in the hall.
  [meditation] {Host} sees people one by one under the {tree}, and few need the whole time.
  [meditation] The work hour has {number} jobs to choose from, and raking is always gone first.
  [meditation] Between the bells you may walk to {near}, alone and without a book.
  [mountain] Whoever turned back early gets the same soup as the others and no questions from {host}.
  [mountain] As far as {near} will do on the first afternoon, {host} says, and the height agrees.
  [mountain] The drying room fills from three, and the accounts of {near} grow steeper.
  [desert] At noon everybody lies down, {host} and the goats included.
  [desert] {Number} kinds of shade stand around the camp, and the best is behind the kitchen.
  [desert] When the shadows reach {near}, {host} lights the fire for {drink}.
  [nature] {Host}'s list of birds hangs in the porch, and {bird} have a page of their own.
  [nature] You are lent boots, a net and a jar, and asked to bring the contents back alive.
  [nature] Half a day takes you round by {near}, and a whole one nowhere in particular, which {host} prefers.
  [farm] {Host} can use hands from two to four, pays in {dish2} and insists on a hat.
  [sea] At low water you can walk a good way along; at high water {host} has a bench.
  [river] Below the house a flat stone stays warm from two o'clock, and {host} rarely has it alone.
  [lake] A boat for two is tied up below, with one good oar and a long view of {sight}.
  [forest] There is a clearing {minutes} minutes in, with a bench from the storm of {year}.
  [families] Children have the garden until five, and {host} rings a cowbell when it changes hands.
  [wheelchair] The level path ends at a table, wide enough for wheels, with {sight} in front of it.
  [offline] The telephone in the hall rings {number} times a week, mostly for {host}.
  [ryokan] In the afternoon you bathe, doze, bathe again, and find that {town} has lit its lamps.
`)

/** Evening and food. */
export const ESCAPE_EVENINGS = stockOf(`
  Supper is at {supper}: {dish}, something green, and {drink} afterwards.
  In the evening there is one table, one pot and no wine list worth mentioning.
  Lamps go down at nine and the stars come up, and there is little to add.
  {Host} cooks {dish} on the first evening and {dish2} on the last, and people book around it.
  The day ends with {drink} and whichever game is missing the fewest pieces.
  [!tropic] After supper the fire is left to burn down, and so are the conversations.
  The kitchen closes at eight, but soup stays on the stove for whoever wakes.
  There is a shelf for telephones by the stairs, and in the evening it is full.
  Dinner comes early, so that the night can be long.
  On Fridays the neighbours come with {dishname} and somebody always stays too long.
  [meditation] The last sitting ends at half past eight, and the house keeps silence until breakfast.
  [yoga] Before bed there are twenty minutes of lying still, to which people bring their own pillow.
  [desert] Bread comes out of the ashes at sundown, and after that the only light is the fire.
  [mountain cold] In the evening boots steam by the stove and somebody reads out tomorrow's wind.
  [spa] The baths stay open until ten, and the way back is lit by candles in jars.
  [ryokan] Supper is served in seven small dishes, of which you will remember the pickles.
  [sea] After dark you hear the water better than you saw it.
  Supper is one long table, {dish}, and whatever {host} remembers about {year}.
  At {supper} a bell is rung for {dish}, and hardly anyone is late twice.
  {Host} carries in {dish}, sits down with everyone and goes to bed before anyone.
  It is quiet from ten, and the way back to the {unit}s is marked with jars.
  {Drink} comes round at nine, and quiet comes with it.
  The evening is quiet and has no programme apart from {sound}.
  Most evenings end in silence on the step, with {drink} and the lights of {town}.
  By nine the house is quiet apart from {host}'s radio, and that is low.
  You eat at the long table or carry a tray to where you can see {sight}.
  {Host} plays the accordion badly on Saturdays and is always asked to go on.
  Nothing stronger than {drink} is poured after supper, and nobody has complained.
  Plates are washed in pairs, which is how people at {host}'s table get to know each other.
  [!desert] The first supper is {dish}, the last is {dish2}, and in between the garden decides.
  [!tropic !desert] {Host} banks the stove at ten, and the {tree} logs last until morning.
  [cold] Hot-water bottles are filled at nine, in covers that {host} knitted in the winter of {year}.
  [tropic] The fans are turned down at ten, and from then on it is {sound}.
  [meditation] After the last bell people cross the yard in silence, each with a lamp from {host}.
  [meditation] A question may be put in the box at supper, and {host} answers one of them before the sitting.
  [yoga] {Host} reads a page aloud before the last rest, and few hear the end of it.
  [yoga] The day closes with {minutes} minutes of legs up the wall, by lamplight.
  [desert] {Host} names {number} stars each evening and says that this is enough to be going on with.
  [desert] You may sleep with the door open, and {drink} stays by the fire for whoever cannot.
  [mountain] Tomorrow's routes are read out over {dish}, and the table groans at the long one.
  [mountain] From the bench outside you count the lamps of {town} and go in when your ears are cold.
  [spa] The last half hour in {warm} is kept for guests who arrived that day.
  [spa] {Host} puts out {drink} and thick socks at nine, and robes are allowed at table.
  [ryokan] While you are at supper somebody lays out the bedding and sets {drink} beside it.
  [nature] At dusk {host} opens the window over the table, for {bird} and whoever else is about.
  [sea] The lamp at the gate is for boats, {host} says, and for guests on their way back from {near}.
  [lake] Somebody usually takes the boat out once more, and you hear the oars from {host}'s table.
  [farm] The hens are counted before the guests are, and {host} seldom gets both right.
  [island] When the evening ferry has left {town}, the house sounds like a house again.
  [hot-springs] The water is at its best after ten, when even {host} cannot see who is in it.
`)
