import { stockOf } from '../stock.ts'
import type { GuestWords } from './guest-stock.ts'

/** Any class, walk or workshop, from those who came. */
const CLASS_PRAISE = stockOf(`
  {Host} explains once, clearly, and then gets out of the way.
  I was nervous until {time} and then forgot to be.
  [!retreats] {Seats} people, and everyone was seen.
  I have been to many of these. The one with {host} is the one I go back to.
  My teenage self would have laughed at {what}. I booked again.
  Kind, exact, a bit funny. More of {host}, please.
  [!online] It was raining in {town}, I nearly stayed at home, and I am glad that I did not.
  I liked that {host} answered some questions with "I do not know".
  I went to {host} for my sister and stayed for myself.
  [city] Warm welcome in {room}, and tea without asking.
  [city] {Room} is easy to find once you have missed it twice.
  [online] Sound and picture were fine, and {host} asked nobody to turn a camera on.
  [online] I took part from a kitchen with a washing machine running, and {host} only smiled.
  {Host} remembered my shoulder from last time.
  No incense, no speeches, and a great deal of attention from {host}.
  {Long}, and I looked at the clock once, out of habit.
  [!retreats] {Day}s have had a shape since I began with {host}.
  I had never done this before, and {host} did not make me feel it.
  [!online] I drove to {town} in a temper and drove back singing.
  [land] We met by {near}, and {host} had something hot.
  [park] {Room} at {time}. I had walked past it for years.
  I told {host} that I would come once. That was in {year}, or feels like it.
  {Host} starts on time, which I have come to think of as kindness.
  My knee was bad, I said so, and {host} had an answer to it.
  [!online] The bus to {town} takes an hour, and I have stopped counting it.
  I have recommended {host} to two people, and one of them still speaks to me about it.
  [!retreats] I keep {time} on {day}s free and tell people it is the dentist.
  I had questions, and {host} told me which of them nobody can answer.
  [online] {Host} in {town}, me in a spare room, and it felt less far than the bus.
  [city] Somebody in {room} had put a chair by the radiator for me.
  [retreats] {Long} near {town}, and I could not say where they went.
  I learned the name of everyone in {host}'s group, which I never do.
  It is not a show. {Host} would be bad at shows.
`)

const CLASS_RESERVE = stockOf(`
  Good, but I had hoped for a little more time to practise with {host}.
  [city] The floor of {room} is hard. Bring a second layer.
  [!online !retreats] Started late because somebody could not find the way to {room}.
  {Seats} is the limit, and I prefer a smaller group.
  {Host} speaks softly, and I sat too far back.
  {Long} was a little short for what {host} wanted to show.
  [!online] Getting to {town} and back took longer than {what} did.
  Nice, with {host}. Whether it changes anything I shall see.
  [online] Fine on a screen, probably better in a room with {host} in it.
  A bit slow for me, which may be what {host} intends.
  [city] Parking in {town} was a story of its own.
  I liked the second half with {host} more than the first.
  Not quite what I had expected of {what}, and my neighbour was delighted, so there you go.
  [!retreats] {Time} is a difficult hour for me, and {host} cannot help that.
`)

/** "Title | text". */
const CLASS_GAINS = stockOf(`
  [!retreats] {Seats} at most | {Host} keeps to that number, so that nobody is overlooked.
  [!retreats] {Day}s at {time} | A fixed hour is easier to keep than a good intention, and {host} is there either way.
  Shown by {host} | Everything is explained once and shown twice, as is usual in {town}.
  {Host} answers | Questions may be as plain as you like, at the start, at the end or by mail to {host}.
  [!online !retreats] In {town} | You go there for {long} and come home with a clear head or at least with fresh air.
  [!online] {Host} has time afterwards | Whoever wants to ask something stays, and {host} is the last to leave {town}.
  Nothing to prove to {host} | You may stop, watch or leave things out, and {host} does not ask why.
  Since {year} | {Host} has done this for that long and still writes the plan by hand.
  [city] {Room} | It is a plain place in {town}, and nobody else has the key at that hour.
  [city] Warm feet in {town} | {Host} heats {room} an hour before you come.
  [online] {Host}, live | It is no film: you can ask, and {host} in {town} answers.
  [online] {Long} without a journey | You close the lid at the end and are already at home.
  [land] {Near} | That is where it begins, and {host} waits there in most weathers.
  [land] Air from {near} | {What} takes place outdoors near {town}, with a place to shelter.
  [park] {Room} on a {day} | It is outdoors, in {town}, with a bench for whoever needs one.
  [!retreats] {Long} with {host} | It begins on time, ends on time, and nobody runs over.
  {Host} likes beginners | And has met many since {year}, so most questions have come up before.
  [city] {Room}, already warm | You arrive at {time}, and everything is laid out.
  [online] {Host} comes to you | A link brings {what} to your kitchen or your bed, camera on or off.
  [land] Out at {near} | You meet there, outside {town}, and leave the rest behind.
  [retreats] {Seats} guests | A house near {town} for {long}, and {host} knows all of you by supper.
  [park] Under the sky of {town} | You meet at {room}, in most weathers.
`)

/** "Question | answer". */
const CLASS_QUESTIONS = stockOf(`
  Is it for beginners? | Yes. About a third of those who come to {host} on {day}s have never done it before.
  [!retreats] How large is the group? | {Seats} people at most, not counting {host}.
  [!online !retreats] Is it in English? | Yes, and in {town} {host} switches when it helps.
  [online] Is it recorded? | The teaching part is, and {host} sends it for a week. Nobody who takes part is filmed.
  [online] Do I need my camera? | No. About half of the {day} group leaves it off, and {host} does not mind.
  Can I move my booking? | Once, up to a day before; write to {host}.
  [city] What if I am late? | The door of {room} stays open for ten minutes. After that please wait for the pause.
  [city] Is the place step-free? | The entrance of {room} is. Write to {host} if you need a particular chair or a toilet nearby.
  Can I come with a friend? | Gladly, and {host} lets you sit together or apart.
  [!retreats !online] Where do we meet? | At {room} in {town}, at {time}. {Host} waits a few minutes.
  [land !retreats] Is there a bus? | Yes, to {town}; tell {host} and somebody walks you to {near}.
  [retreats] How do I get there? | To {town} by bus or train, and {host} has you fetched from there.
  [!online] What should I bring? | Little: {bring} will do, and {host} has the rest.
  May I only watch the first time? | Yes, tell {host} at the start, and you get a place at the side.
  Who is {host}? | Somebody who {past}, and who has done this since {year}.
  [!retreats] How long does it take? | {Long}, and {host} ends on time.
  [!online !retreats] Can I come straight from work? | Most of the {day} group in {town} does.
  [!online] What if {host} is ill? | You get a message, and the date in {town} is moved or paid back.
  [online] What do I need for it? | A link, which {host} sends, and a place where nobody walks through.
  [online] What time is that for me? | It begins at {time} in {town}; the page shows your own hour.
  Does one have to believe in it? | No. {Host} teaches it as a practice and claims nothing beyond that.
  What is provided? | Among other things, {given}.
`)

/** Things, tools and services, from those who use them. */
const PRODUCT_PRAISE = stockOf(`
  [thing] From {maker} in a plain box without plastic, and it does what it says.
  [thing] I bought one for myself and then two for other people. {Brand} knows me by now.
  [thing] Better made than it looks in the picture. {Stuff}, and it shows.
  [thing equipment] {Number} months of daily use, and the {name} shows no wear.
  [thing] The instructions from {brand} are one page, and they are right.
  [thing] A question to {brand} was answered the same evening, by a person.
  [thing] My mother asked where the {name} was from, and then kept it.
  [app] {Brand} answered my question in a day, by name.
  [app] I have stayed with it for {number} months, which says something about {brand}.
  [app] I left for a month and came back. {Brand} asked nothing.
  [coaching] {Host} listens, says something plain, and sends it in writing the same evening.
  [coaching] I was sceptical, and the first call with {host} was free of nonsense.
  [coaching] {Host} asks little and remembers what I said.
  [local] {Host} was punctual, quiet and had warm hands.
  [local] Near {room}, up one flight, and then it is very still in there.
  [local] I go to {host} on my way home through {town}.
`)

const PRODUCT_RESERVE = stockOf(`
  [thing] Delivery from {brand} took nine days. The {name} itself is good.
  [thing] Good, and a little dearer than a {name} needs to be.
  [thing] Smaller than I thought. Read the measurements, {brand} gives them.
  [thing] It took {number} days to get used to {stuff}. Now I like it.
  [app] Useful, though {brand} could do with one reminder less.
  [app] Plain to look at. {Brand} says that this is on purpose.
  [coaching] It took {number} weeks until {host} had a place free.
  [coaching] I wanted quicker results. {Host} did say that it would be slow.
  [local] I would pay a little more for evening hours with {host}.
  [local] Hard to park near {room}.
`)

/** "Title | text". */
const PRODUCT_GAINS = stockOf(`
  [thing] {Brand} can be asked | Letters about the {name} are answered by a person.
  [thing] {Stuff} | {Brand} prints on the label where it comes from.
  [thing] From {brand} | The {name} comes with a date, a batch and somebody to ask.
  [thing] {Lasting} | That is how long one lasts, so you can see what a day of it costs.
  [app] {Maker} | That is who makes it, and they answer when you write.
  [app] {Brand} lets you go | You leave in two taps and take along what you wrote.
  [coaching] {Host} throughout | You talk to one person, and {surname} is the only name in your diary.
  [coaching] One thing from {host} | Between two calls there is a single task, small enough to keep.
  [local] A quiet room in {town} | It is near {room}, and {host} takes one person at a time.
  [app] Made by {brand} | A small firm answers for the {name}, by name and not by robot.
  [app] {Stuff} | That is how it works, and the rest of the screen stays empty.
  [app] {Lasting} | It asks for no more than that, says {brand}.
  [coaching] {Stuff} | That is how you and {host} speak, and it can change when your week does.
  [coaching] {Lasting} | It has an end, and {host} names it at the beginning.
  [coaching] {Host} writes it down | A summary comes the same evening, so you need not take notes.
  [local] {Stuff} | {Host} in {town} works that way and explains why.
  [local] {Host} {surname} in {town} | One person sees you each time and remembers which side it was.
  [local] Near {room} | You find it once, and after that your feet know the way through {town}.
  [local] {Host} asks first | You are told what comes next, and your answer counts.
`)

/** "Question | answer". */
const PRODUCT_QUESTIONS = stockOf(`
  [thing] How long does one last? | {Lasting}, says {brand}.
  [thing] Where is it made? | By {maker}. The label of the {name} names the batch.
  [thing] Can I return it? | Within 30 days, opened or not; {brand} pays if something is wrong with the {name}.
  [thing] Do you send it abroad? | Yes, {brand} does. Duties are shown before you pay.
  [thing] Is it tested on animals? | No, {brand} tests the {name} on colleagues.
  [app] What happens to my entries? | {Brand} leaves them on your device unless you switch on the copy, and you can delete both.
  [app] How do I stop paying? | In the settings of the {name}, in two taps; {brand} keeps nothing.
  [coaching] What if we do not get on? | Say so to {host} after the first call, and it costs nothing.
  [coaching] Is this therapy? | No. {Host} is practical company for a change you have decided on, and says so when therapy would serve you better.
  [local] What should I wear? | Something loose. {Host} works with what you like to keep on.
  [local] Where is it? | Near {room} in {town}; {host} sends you the bell to ring.
  [service] Is there a lower price? | There are a few places at half price each month; write {brand} one line.
`)

export const CLASS_GUESTS: GuestWords = {
  praise: CLASS_PRAISE,
  reserve: CLASS_RESERVE,
  gains: CLASS_GAINS,
  asks: CLASS_QUESTIONS,
}

export const PRODUCT_GUESTS: GuestWords = {
  praise: PRODUCT_PRAISE,
  reserve: PRODUCT_RESERVE,
  gains: PRODUCT_GAINS,
  asks: PRODUCT_QUESTIONS,
}
