import { stockOf } from '../stock.ts'
import type { GuestWords } from './guest-stock.ts'

/** What guests say of a house. */
const STAY_PRAISE = stockOf(`
  {Dish}, twice, in the same kitchen. I would go back to {town} for that alone.
  My room had {sight} in the window and nothing on the walls.
  {Host} noticed that I skipped breakfast and left a basket outside the door.
  I read two novels and looked at {sight} for the rest of it.
  Came for two nights to {town} and asked {host} for a third on the first evening.
  The way to {near} before breakfast is what I miss most, all {metres} of it.
  Small, clean, quiet, with {feature}. As described.
  I arrived in {town} in a bad state and was treated as if that were ordinary.
  Arrived in the rain and was handed {drink} before anybody asked for my name.
  {Town} was new to me. I have already looked at dates for next year.
  {Host} told us once where everything was and then left us to it.
  {Guests} guests at most, and on our days there were {number}. It felt like a house with relatives, the nice ones.
  I had {dish2} on the last evening and have tried to make it since.
  {Feature} and an early supper. I am easily pleased, it turns out.
  We walked to {near} each morning and told each other nothing.
  I slept through the bell at {wake}, and {host} had kept me bread.
  Supper at {supper}, in bed by nine, no regrets.
  We came for {sight} and talk mostly about {host}.
  My mother has a bad hip and still got to {near} and back. {Metres} is a good distance.
  {Rooms}, and I never heard another door.
  I counted {minutes} minutes before I stopped checking my phone. {Host} had predicted it.
  It has been a house for guests since {year}, and one can tell that they have thought about chairs.
  The {tree} outside my window did more for me than the book about breathing.
  I asked {host} what to do in {town} and was told to sit down first.
  {Drink} on the step, {sight} in front of me, nobody behind me.
  Two of us, no plans, {nights} nights near {town}. We were polite again by the second.
  {Host}'s {dish} made two people at our table stop talking.
  I lost my hat near {near}, and it was on my bed by {supper}.
  What I did in {town}: slept, ate, looked at {sight}. What I missed: nothing.
  {Host} asked how long I had been tired, and then made {drink}.
  The bed was firm, the lamp was warm, and {town} was dark.
  We were {number} at supper, and three of us were quiet. Good number.
  I had planned to work for an hour a day in {town}. I left the laptop under the bed.
  I came back from {near} with wet feet and somebody had put out slippers.
  They wake nobody. I came down at eleven, and {host} pointed at the bread.
  {Feature2}, which I had not expected and used daily.
  My room looked at a {tree}, and so did I.
  [sauna] The sauna was hot when I needed it, and {host} had stacked the wood.
  [hot-springs] I sat in the hot water at eleven at night with {sight} somewhere in the dark.
  [pool] I had the pool to myself before breakfast, and the {tree} for company.
  [spa] {Host} booked my massage for the hour when everyone else was at lunch.
  [yoga] The practice at {wake} was for people with backs. I have a back.
  [yoga] I was the stiffest in the room, and the teacher in {town} seemed to like that.
  [meditation] Forty minutes is long. {Host} says so too, and that helped.
  [meditation] The silence until noon made {dish} taste of something.
  [desert] I lay on the sand outside {town} and understood why people name stars.
  [desert] Cold nose, warm blanket, {drink} at dawn beside {near}.
  [mountain] The climb to {near} is honest, and {dish} afterwards is more so.
  [sea] I fell asleep to the water at {town} with the window open.
  [pets] The dog has asked when we go back to {town}.
  [families] The children ran to {near} and back until they were tired, and so did we.
  [offline] No signal in {town}. I wrote three letters, by hand.
`)

/** What they would have wished otherwise. */
const STAY_RESERVE = stockOf(`
  Lovely, but the way up from {town} is steep, and nobody had mentioned it.
  Two guests talked through {dish}. Not {host}'s fault, and still.
  My room was smaller than I had pictured. {Sight} made up for it.
  Remote, which means a long drive to {town} when you forget your charger.
  I would have liked a proper chair in the room, to look at {sight} from.
  Food is excellent, portions are modest. I bought nuts in {town}.
  It took me {number} days to stop looking for my phone, and I had only booked {nights} nights.
  Check-in was slow because {host} was cooking. One forgives it at supper.
  A little strict about the hour: at {late} somebody looks at you.
  {Town} is further than it looks on the map. Plan for it.
  I could have done with supper after {supper}.
  {Host} goes to bed early, and so do the lamps.
  Not much to do after {near}. That is the idea, I know.
  [cold] Cold in the morning until {host} gets the stove going.
  [tropic] The frogs of {town} are loud. {Host} does tell you beforehand.
  [desert] Sand in the bed, best sky of my life. One star less for the sand of {town}.
  [families] Other people's children at {supper}. Ours too, to be fair.
  [sauna] The sauna fits four, and we were five at {supper}.
`)

/** "Title | text": what a house does for its guests. */
const STAY_GAINS = stockOf(`
  {Near}, on foot | It is {metres} from the door, so a walk needs no plan and no car.
  Looking up | More than one chair faces {sight}, and none faces a screen.
  Early suppers in {town} | You eat at {supper}, often {dish}, and after that the evening is yours and long.
  {Guests} guests at most | With {rooms} there is always an empty chair by {near}.
  {Host} does the thinking | Wood, towels and {dish2} are somebody else's business for {nights} nights.
  {Feature} | Yours from the first afternoon in {town}, and never booked out.
  Mornings that begin at {wake} | Or later, if you like; {host} keeps bread for those who sleep.
  A house in {town} that is used to tired people | {Host} has run it since {year} and asks little.
  Something warm in your hands | {Drink} stands ready when you come back from {near}.
  {Nights} nights at least | One to arrive, and the rest to notice {sight}.
  Dark by {late} | The lamps in {town} go out early, and you will not miss them.
  Company, if you want it | There is one table for {guests}, and a small one for those who would rather read.
  Back at {supper} | Nothing happens before that in {town}, and supper waits for those who walked too far.
  {Arrival} | The way here is long enough to put something down, and {host} meets you at the end of it.
  {Dish} and {dish2} | {Host} cooks what is there, and nobody explains it at the table.
  A {tree} and a chair | Most guests in {town} find a place on the second day and stay with it.
  {Feature2} | One more reason not to leave the house in {town} when it rains.
  Nobody knocks before {wake} | And after that only {host}, with {drink}, if you asked for it.
  The way to {near} | {Host} can tell you where it is wet and where one sits.
  {Sight} | It is what {town} has instead of a programme.
  {Minutes} minutes without a voice | That is how long the path to {near} takes there and back, slowly.
  {Host} and {number} others | They run the house in {town} and know your name by supper.
  [sauna] Heat, then air | The sauna is lit in the afternoon, and the way to cool down leads past {near}.
  [hot-springs] Hot water at any hour | It comes out of the ground at {town}, and you may sit in it at midnight.
  [pool] Lengths before breakfast | The pool is empty until {wake}, apart from you and the reflection of a {tree}.
  [spa] Hands and warm rooms | {Host} plans the day at the bath house so that nobody waits in a robe.
  [yoga] Practice for stiff people | It begins at {wake}, on a floor in {town}, with props for all {guests} guests.
  [meditation] Silence with company | You sit with up to {guests} others, and talk comes back over {dish}.
  [desert] A sky without a lamp | Outside {town} it is dark enough to see your own shadow by the stars.
  [mountain] Up and down again | The path to {near} begins at the door and needs boots but no ambition.
  [sea] Salt on the window | {Near} is {metres} away, and you fall asleep to it.
  [forest] Under trees | Between the {tree} trunks and {near} there is nobody to be somebody for.
  [lake] Water first thing | Whoever wakes at {wake} can swim near {town} before the kettle boils.
  [farm] Food with an address | What is on the table, {dish} for one, comes from within sight of {town}.
  [offline] No signal | {Host} has a telephone in the hall, and {town} has a post office.
  [pets] The dog comes too | There is a blanket for it, and {metres} of path to {near}.
  [families] Room for four | Children sleep behind a sliding door, and {near} tires them out.
`)

/** "Question | answer": what is asked before a stay. */
const STAY_QUESTIONS = stockOf(`
  How do I get there? | It is {arrival}. {Host} sends you the times and somebody meets you in {town}.
  How do I get there? | You travel {arrival}, and from {town} {host} tells you the rest by telephone.
  How do I get there? | Allow {arrival}. The last stretch from {town} is ours: say when you arrive.
  Can I come alone? | Many do, and in {town} you sit with others at supper, unless you ask {host} for the small table.
  What if I do not like the programme? | There is little of it at {town}, and {host} will not ask where you were.
  What do people eat? | {Dish}, {dish2} and whatever the garden gives. Tell {host} about allergies when you book.
  Is it quiet at night? | Yes. From {late} the house whispers, and {town} has no traffic to speak of.
  When is the best time to come? | {Season}. Then {town} is quieter, and the prices are lower.
  How far is it to {near}? | {Metres} from the door, on foot.
  How many others will be there? | {Guests} guests at most, in {rooms}.
  When is supper? | At {supper}, and {host} keeps a plate for late arrivals in {town}.
  What is there to look at? | From the house, {sight}; and {near} is {metres} away.
  Is there a shop nearby? | In {town}, with the hours of a village. {Host} lends a bicycle.
  May I have breakfast later? | Yes. {Host} keeps bread and {drink} until somebody asks for lunch.
  What happens on the first evening? | Very little: {dish}, a key and the way to your bed, says {host}.
  Is there a fixed programme? | Supper at {supper} is fixed, and the rest is offered by {host}.
  Can I stay longer? | If a room is free, {host} says so at breakfast.
  Who runs the house? | {Host}, who {past}, with {number} people from {town}.
  What should I pack? | Shoes for {near}, something warm for the evening in {town}, and a book.
  Will I be understood? | {Host} speaks English, and in {town} pointing works as well.
  [families] Are children welcome? | Yes, at any age. In {town} the rooms for four are the ones over the kitchen.
  [adults] Are children welcome? | Guests are sixteen or older, which keeps evenings in {town} still.
  [pets] May I bring my dog? | One dog per room, on a lead as far as {near}, with its own blanket.
  [offline] Is there signal? | Not in the rooms. The hall has a telephone, and {host} or a neighbour is near it.
  [wheelchair] Can I use a wheelchair there? | The ground floor is step-free with one adapted bathroom. {Host} tells you which way to {near} is level.
  [yoga] I have never done yoga. Is that a problem? | No, the first class after you arrive in {town} is meant for you.
  [meditation] Do I have to be silent all day? | Only in the marked hours, and {host} can be asked in any of them.
  [spa] Do I have to book at the spa? | One place a day is kept for each guest; {host} arranges more at breakfast.
  [desert] How cold does it get? | Close to freezing on winter nights near {town}, and there are more blankets than anyone needs.
  [mountain] Do I need to be fit? | No. The level path to {near} is as popular as the climb.
`)

export const STAY_GUESTS: GuestWords = {
  praise: STAY_PRAISE,
  reserve: STAY_RESERVE,
  gains: STAY_GAINS,
  asks: STAY_QUESTIONS,
}
