import { stockOf } from './stock.ts'

/** One line under the title of an escape. */
export const ESCAPE_LINES = stockOf(`
  {Stay} near {town}, with {feature} and a view of {sight}.
  {Stay}, {metres} from {near}, with {feature} and no music at meals.
  No television, no bar and one long table: {stay} in the quiet part of {town}.
  Breakfast until {late}, {warm} from four, supper at {supper}. The rest of a day at {town} is yours.
  {Host}, who {past}, keeps {stay} near {town} and cooks {dish} on Sundays.
  For {who}: {stay} by {near}, where nobody knocks before ten.
  First you hear {sound}, then nothing, then the supper bell. {Stay} outside {town}.
  The road ends at {town}. After it come {sight}, {rooms} and {feature}.
  Bring the book you have begun three times. There are {rooms}, {feature} and {sight} to look at.
  Most guests sleep through their first afternoon in {town}; {warm} is still there when they wake.
  [!cabin] It was {was} until {year}. Now there are {rooms}, {feature} and {dish} at one table.
  {Feature}, {feature2} and {rooms} that face {sight}. That is the whole list.
  You arrive tired from {town}, are given {drink}, and are asked nothing until morning.
  {Dish} on the first evening, {warm} on the second, and {sight} on all of them.
  [!tropic] Somebody else lights the stove. You have {feature}, {near} {metres} away and {nights} nights.
  {Rooms}, {guests} guests at most and a dog that decides who needs company, {metres} from {near}.
  Where {town} ends and the way to {near} begins: {stay} with {feature} and early suppers.
  A plain house with {feature}, good blankets and the way to {near} starting at the gate.
  The days near {town} have three fixed points: {drink} at seven, {warm} at five, {dish} at {supper}.
  {Stay} kept by {host} and {number} neighbours, who agree on everything except how hot {heat} should be.
  {Number} windows, all on {sight}, and a house rule that says only one thing: slowly.
  Far enough from {town} for real darkness, near enough for fresh bread; {rooms} and {feature}.
  What {town} does best is stay quiet, and {stay} with {feature} let you hear it.
  Whoever comes for {sight} stays for {feature} and for {host}'s {dishname}.
  [yoga] Two practices a day on a floor of {tree}, {rooms}, and {sight} when you turn your head.
  [yoga] Slow yoga at {wake}, {dish} at noon, and {near} {metres} from the mat.
  [yoga] A yoga house in {town} for {who}, with {number} props for every posture and no mirrors.
  [yoga] You practise facing {sight}, eat at one table and sleep in one of {rooms} near {town}.
  [yoga] {Host} teaches yoga as if everybody were tired, which in {town} they usually are.
  [meditation] {Rooms}, a bell at {wake}, and a hall in {town} where silence is kept until noon.
  [meditation] A sitting house at {town} with chairs as well as cushions, led by {host}, who {past}.
  [meditation] Half the day is silent. The other half has {dish}, {feature} and the way to {near}.
  [meditation] Forty minutes of sitting, forty of walking to {near} and back, {number} times a week.
  [meditation] You are taught to sit still in {town} by people who admit how hard they find it.
  [spa] {Feature} and {feature2} in {town}, unhurried hands, and robes that stay on through supper.
  [spa] Warm water in the morning, oil in the afternoon and {sight} from the resting room.
  [spa] A bath house with {rooms} attached, {metres} from {near} and a long way from a schedule.
  [spa] Nothing is sold at the spa desk in {town}. You get {feature}, {feature2} and time.
  [mountain !tropic] {Stay} on the slope over {town}, with {feature} for the evening and boots by the door.
  [mountain] Walk up to {near}, come down to {dish}, then to {warm} until it is dark.
  [mountain cold] Thin air, thick blankets: {stay} above {town} and a fire that {host} lights at five.
  [mountain] High enough that the valley is a handful of lamps, with {rooms}, {feature} and a drying room.
  [mountain] The mountain decides the day here. When it says no, there is {warm}.
  [desert] {Stay} out past {town}, shade at noon, and {number} kinds of silence after dark.
  [desert] {Sight} by day, every star you have ever forgotten by night, and {rooms} in between.
  [desert] Tea on the sand at {wake}, {dish} at sundown, and {town} a long way behind you.
  [desert] A camp of {rooms} near {town} that uses lamps so low you have to walk slowly.
  [desert] The nearest neighbour is a goat. {Stay} with {feature}, out beyond {town}.
  [desert] {Host} grew up near {near} and shows guests of this camp how little a day needs.
  [nature] From the door of {stay} it is {metres} to {near} and a morning's walk to anyone else.
  [nature] Built around {sight} rather than in front of it: {rooms} and {feature} at {town}.
  [nature] You share {town} with {bird} and {number} other guests, and the paths are wide enough.
  [nature] Wet boots, dry socks, {dish}: {stay} for walking out of, near {town}.
  [ryokan] {Rooms} with straw mats, bedding laid out while you bathe, and {near} {metres} away.
  [ryokan] An inn of {rooms} at {town} where supper takes two hours and nobody is sorry.
  [cabin] {Rooms} that do not see one another, each with a stove and its own path to {near}.
  [sea close] The tide comes to within {metres} of {stay}, and the timetable follows it.
  [lake] Swim before breakfast, row before supper; between them nobody in {town} wants anything of you. {Rooms}, {feature}.
  [farm] {Host} farms, cooks {dish} and rents {rooms}, in that order, just outside {town}.
  [hot-spring] The water arrives hot from the ground at {town} and is not asked to do anything else.
`)

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
`)

/** Whom it suits. */
export const ESCAPE_SUITS = stockOf(`
  It suits {who}, and friends who can be silent together.
  When bookings come in, {host} thinks first of {who}.
  Made for {who}. Others are welcome and tend to behave accordingly.
  Good company here: {who}.
  Think of it for {who}; three nights are the least and five are better.
  We recommend it to {who} and {who2}.
  The house is at its best for {who}, above all outside the holidays.
  {Host} had {who} in mind when the beds were chosen.
  {Who} will find what they came for, and so will their tired friends.
`)

/** Whom it does not suit, or what to know. */
export const ESCAPE_CAUTIONS = stockOf(`
  If you need a television or a gym, you will be cross by the second day.
  Anyone looking for nightlife should look somewhere else.
  [!cabin !desert] The beds are firm, the walls are thin in two of the rooms, and {host} will tell you which.
  [!desert] It rains here more than the pictures admit.
  Service is kind and unhurried, which not everybody can stand.
  [!wheelchair] The path to the house is uneven, and wheels of every kind find it hard.
  [!tropic !desert] In August it is full and a little louder.
  Vegetarians eat very well, and those who want steak every evening do not.
  Signal comes and goes with the weather.
  [!cabin !desert] There is one shower for two rooms in the old wing.
  People in an acute crisis need more support than a house like this can give.
  [pets] You should like dogs, since there is usually one.
  [cold] Mornings are cold from October, and the heating believes in blankets.
  Couples who want a room service menu would be happier in a hotel.
  The last shop is {minutes} minutes away, so bring what you cannot do without.
  [desert] Nights are cold from November to March and noon is fierce in July.
  [desert] Sand gets into everything, including the sugar.
  [mountain] Give yourself a day to get used to the height before you climb anything.
  [mountain cold] Snow can close the road for an afternoon, and then supper is longer.
  [sea] The sea is not always swimmable, and the flag is to be believed.
  [yoga] Those who want demanding yoga will be under-stretched.
  [meditation] Full silence is hard in the first weeks after a loss; write to us before you book.
  [spa] With heart trouble or in pregnancy, ask your doctor about heat.
  [nature] There are insects, as there should be.
`)

export const ESCAPE_VOCABULARY = {
  sound: stockOf(`
    [river] the river under the window
    [sea] the shingle being turned over
    [sea] ropes against a mast
    [forest] wind in the tops of the trees
    [mountains] bells from the other slope
    [mountains] snow water under the road
    [desert] sand against canvas
    [desert] a goat bell, very far off
    [lake] small waves under the jetty
    [fjord] a waterfall on the other side
    [island] the evening ferry going home
    [farm] a rake on gravel
    [valley] the church clock, two minutes late
    [hot-spring] water running into the stone tub
    [!tropic] the stove settling
    [!desert] rain in a zinc gutter
    [tropic] frogs, starting one after the other
    [tropic] palm leaves like slow rain
  `),
  bird: stockOf(`
    [forest] woodpeckers
    [sea] oystercatchers
    [mountains] choughs
    [desert] sand larks
    [lake] grebes
    [river] dippers
    [farm] swallows
    [island] terns
    [!desert] owls
    [desert] a pair of eagle owls
    a pair of ravens
  `),
  heat: stockOf(`
    [sauna] the sauna
    the tea
    [hot-spring] the bath
    the soup
  `),
}

/** What the house was before. */
export const ESCAPE_WERE = stockOf(`
  [!desert] a schoolhouse
  [farm] a dairy
  [mountains] a customs post
  [sea] a boatyard
  [sea] a fish store
  [forest] a forestry station
  [river] a mill
  [desert] a survey camp
  [desert] a caravan halt
  [!desert !tropic] a pilgrims' hostel
  [hot-spring] the village bath house
  [lake] a boatman's house
  a weaving workshop
  a doctor's practice
  [fjord] a telegraph station
  [island] a lighthouse store
`)

/** What the host did before; follows "who". */
export const ESCAPE_PASTS = stockOf(`
  was a theatre electrician for nineteen years
  taught chemistry until the voice went
  drove night trains and learned to value sleep
  ran a newsroom and left on a Tuesday
  nursed on a burns ward for a decade
  surveyed roads and got tired of noise
  was a pastry cook on ferries
  restored organs and still listens to rooms
  grew up in the house and came back at forty
  kept accounts for a fishing fleet
  trained as a physiotherapist and stopped counting repetitions
  played the viola in three orchestras
  was a midwife in the next valley
  repaired lifts and never takes one now
`)
