import { stockOf } from './stock.ts'

/** One line under the title of an experience. */
export const EXPERIENCE_LINES = stockOf(`
  {Long} of {what} for {who}.
  {What} with {host}, {seats} people at most. {Doing}
  [!online] {Doing} {Long} of {what} with {host} in {town}.
  {Doing} {What} for {who}, on {day}s.
  {What}, {day}s at {time}. {Doing}
  {Day}s at {time}: {what} for {who}.
  [!land !park !online] {Doing} {What}, {seats} people, no hurry.
  [!retreats] {What} with {host}, who {past}.
  [city] {What} in {room}, {seats} people at most.
  [!online !land] {Seats} people, {long} and {room}: {what} without a fuss.
  [online] {What} from your own kitchen, bedroom or parked car, {long} with {host}.
  [online] A link, a voice and {long} of {what} for {who}.
  [online] You stay where you are. {Host} brings {what}, and {seats} others.
  For {who}: {what}, told plainly and done slowly.
  Come as you are on {day}; {host} has seen worse. {What}, {long}.
  {Host} {past} and now teaches {what} to {who}.
  What happens: {what}. What does not: speeches, mirrors, small talk.
  {Who3} have a {day} of their own, with {what} and {host}.
  An honest introduction to {what}, and {long} in which to find out whether it is yours.
  [!retreats] {What} by somebody who is not in love with their own voice, {long}, {seats} places.
  [!online !retreats] {What} on {day}s: the same {long} each time, then tea.
  [city] Leave your coat in {room} and your phone in the coat. {What} follows.
  {Seats} places for {who}, and {long} of {what}.
  [!online !retreats] Less than you expect and better for it: {what} on {day}s in {town}.
  {Doing} {What} takes {long} with {host}, and nobody is hurried.
  You need no experience for this, only {long} and an interest in {what}.
  [land] {What} near {town}, on a path that ends at {near}.
  [land !retreats] {Host} waits by {near} on {day}s, with a flask, for {what}.
  [land] {Long} outside {town}, {what} included, phones not.
  [yoga] Nothing is held longer than you like. {What} for {who}.
  [yoga] {What} in socks, with {host}, who talks about shoulders as other people talk about weather.
  [meditation] Sitting down is the easy part; {host} helps with the rest. {What} on {day}s.
  [meditation !online !land] {What} without belief, bells optional, chairs provided.
  [sound-healing city] Lie down and listen: {what}, {long}, {seats} mats.
  [sound-healing city] {What} at {time}, when the street outside has gone quiet.
  [workshops !online] You leave {host}'s table with a plan on one page. {What} for {who}.
  [workshops !online] {What}: {long}, {seats} chairs and a large table.
  [retreats] {What} near {town} for {who}: {long} with meals, quiet and a way home at the end.
  [retreats] {What}: {seats} guests, {long} and a house near {near} that is used to tired people.
  [retreats] {Host} keeps {seats} rooms free near {town} for {what}. {Doing}
  [nature] Boots, a flask and {what}: {long} for {who}.
  [park] {Day}s at {time} by {room}: {what} for {who}.
  [park] {What} in the open air of {town}, {long}, any weather.
  [cooking] Aprons on at {time}. {What} for {who}, and supper is what you made.
  [cooking] {Host}, who {past}, cooks by smell, and teaches {what}.
  [city] {Room} in {town}, {day}s at {time}: {what} with {host}, {seats} people at most.
  {Host} teaches {what} on {day}s to {seats} people, beginners first.
  {What} for {who}, led by {host}, who {past}.
  [land !retreats] From {near} with {host}: {what}, {long}, in most weathers.
  [!retreats] {Long} on {day}s, with {host} and {what}, for {who}.
  [online] {Host} in {town}, you at home, and {long} of {what} on {day}s.
`)

export const EXPERIENCE_OPENINGS = stockOf(`
  [!online !land !park] {Host} opens the door a quarter of an hour early, for people who like to arrive twice.
  The first thing you are told is that you may stop whenever you like.
  Nobody introduces themselves, and by the end most people know three names.
  There is a moment near the beginning when everyone looks round, and {host} waits until it has passed.
  Most who come for the first time say that they nearly did not.
  Little is explained, and everything is shown twice.
  It starts on time, because beginnings are when people are nervous.
  If you have tried this before and given up, you are the person it was made for.
  Think of it as {long} that somebody else looks after.
  {Seats} people is the limit, and {host} keeps to it.
  It looks like very little from outside.
  [!online !land !park] The plan stands on a card by the door, so there are no surprises.
  [!online] A good half of the group has come before and will not mind showing you where things are.
  You will be asked two questions: what hurts, and what you would rather skip.
  {Host} likes beginners, slow people and those who ask why.
  It grew out of a favour for three neighbours and has been going since {year}.
  [!online] {Day} is the quiet day in {town}, which is why it was chosen.
  [city] You come in from the street, put something down, and it goes from there.
  [city] The address is {room}, and the bell is the one without a name.
  [city] {Room} is plain, warm and smells of floor wax.
  [online] You get a link in the morning and may keep your camera dark.
  [online] People join from bedrooms, offices and once from a lay-by.
  [online] The sound is tested for ten minutes beforehand, so nothing needs fixing later.
  [land] The meeting point is easy to find, and after that you need not look at a map.
  [land] You meet by {near}, where {host} counts heads and pours something hot.
  [retreats] On the first evening there is soup, and nobody has to say why they came.
  [retreats] You arrive on a {day}, are shown a bed, and are left alone with it for an hour.
  [cooking !online] Hands are washed, aprons tied, and the first onion is shared out.
  [city] {Room} opens at a quarter to, and the kettle is on before the lights are.
  [city] {Host} has the key to {room} and has never been late with it.
  [city] {Town} is loud on {day}s; {room} is not.
  [city] From the street {room} looks closed, so {host} leaves a lamp in the window.
  [city] You hang up your coat in {room}, find a place, and nobody asks what you do for a living.
  [city] It has been in {room} since {year}, and even the radiators know the group.
  [city] {Seats} people fit into {room} without elbows, so {seats} it is.
  [city] {Host} found {room} in {year} and has stayed because of the floor.
  [city] At {time} the door of {room} closes, and what is outside can wait.
  [city] Most people cycle to {room}, and {host} has a pump.
  [city] Whoever is early at {room} puts out chairs, which is how most people here met.
  [city] There is a clock in {room}, and {host} has hung a cloth over it.
  [park] You meet at {room}, and {host} is the one with the flask.
  [park] {Day}s at {time}, {room}: that is the whole arrangement, and it holds in drizzle.
  [park] From {room} it is two minutes to the quiet end, and {host} walks them without talking.
  [park] People arrive at {room} in {town} with wet shoes and leave with wetter ones.
  [park] {Host} chose {room} because nobody can get lost on the way to it.
  [park] The group at {room} is easy to find, as it is the only one that is not in a hurry.
  [land !retreats] {Host} waits by {near} for the bus from {town}, even when it is late.
  [land !retreats] Beyond {near} you leave the path that everyone takes.
  [land !retreats] {Host} has come to {near} on {day}s since {year}, with company or without.
  [land !retreats] The group gathers by {near} at {time}, looks at the sky and agrees to go.
  [land !retreats] {Town} sounds far away about ten minutes after {near}.
  [land !retreats] You park by {near}, change your shoes and leave the rest in the car.
  [land !retreats] Nobody in {town} thinks of {near} as anything special, which keeps it quiet.
  [land !retreats] {Seats} people and {host} set out from {near}, and all of them come back there.
  [retreats] The house near {near} takes {seats} guests, and {host} knows your name before you have found your room.
  [retreats] {Host} meets the {day} train and talks about the weather all the way from {town}.
  [retreats] {Long} seem long on the first evening and short on the last, {host} says.
  [retreats] You come through {town}, pass {near}, and then there is one more gate.
  [retreats] It began in {year} with five guests and one saucepan, and {host} still cooks in it.
  [retreats] {Host} rents the whole house near {near}, so nobody else is in the corridor.
  [retreats] After supper on the first evening {host} explains the next days in four minutes.
  [retreats] There are {seats} beds, {number} bathrooms and a lane that leads to {near}.
  [online] {Host} is in {town}, you are wherever you are, and the first minute goes to the mute button.
  [online] At {time} on {day}s {host} begins, and whoever is late slips in without a word.
  [online] There are {seats} little windows at most, so {host} sees who has frozen.
  [online] {Host} speaks from a back room in {town}, with a good microphone and a poor bookcase.
  [online] It runs on {day}s, and people join from {number} time zones, some of them in pyjamas.
  [online] You need a door that closes, a connection that holds, and {long}.
  [online] {Host} moved it on line in {year} for one month and never moved it back.
  [online] {Host} asks for first names only, and a cat is as good as an introduction.
  {Host} began with {number} people in {year}, and two of them still come.
  {Host} describes {what} in two sentences and then begins, since it is easier done than described.
  {Host} has kept the group at {seats} since {year}, although there is a list.
  On {day}s there are always one or two who are new, and {host} starts with them.
  {Host} came across {what} in {year}, disliked it, and went back a week later.
  For {long} nobody wants anything from you, and {host} sees to that.
  [!retreats] If you are new, come ten minutes before {time}, and {host} will show you where things are.
  {Host} counts to {seats} and closes the list; the next {day} has another.
  {Host} greets you by your first name and asks how you slept.
  There is no level to reach, and those who have come since {year} are {host}'s proof.
`)

export const EXPERIENCE_CLOSINGS = stockOf(`
  [!online] Afterwards there is tea, and leaving at once is just as polite.
  {Host} stays on for half an hour to answer what you did not want to ask in front of the others.
  What you take with you fits on a card.
  The last minutes are silent, so that you can hear what has changed, if anything has.
  A short message the next day repeats the one thing worth keeping.
  People tend to leave more slowly than they came.
  [!retreats] Whoever comes four times gets the fifth for nothing, quietly.
  [!online !retreats] Tea is poured at the end, and {host} stays until the pot is empty.
  [!retreats] It ends on time, {host} promises, because people have trains.
  [!retreats] {Host} says the next date before you go and does not ask who is coming.
  Two days later {host} sends three lines, and a reply is neither needed nor unwelcome.
  [city] Afterwards {town} seems a little louder than before, and you a little less in its way.
  [land !retreats] The way back to {town} is when people talk who did not talk before.
  [park] {Host} shares out what is left in the flask at {room}, and then people drift off.
  [online] At the end {host} waves once and closes the room, so that nobody has to hover.
  [retreats] On the last morning there is breakfast until ten, and {host} drives whoever needs it to {town}.
  [retreats] A month later {host} writes to ask what has lasted.
  {Host} takes questions by message until the next {day}.
  [!retreats] Coming {number} times is enough to know, {host} says, and once is enough to try.
`)

/** What to bring and what is there. */
export const EXPERIENCE_THINGS = stockOf(`
  Bring {bring}; the price covers {given}.
  Bring {bring}; {host} provides {given}.
  Put {bring} in your bag; {host} sees to {given}.
  The price includes {given}, and you bring {bring}.
  What to bring: {bring}; what you get: {given}.
  {Host} writes the day before and reminds you of {bring}.
  Besides {bring} you need nothing, since {host} provides {given}.
  Included for everyone who comes to {host}: {given}.
  Leave everything at home apart from {bring}.
  Remember {bring}, because {host} cannot lend you that.
  You bring {bring}, {host} brings {given}, and that is the equipment.
  All {host} asks you to bring: {bring}.
  [online] Have {bring} beside you before {time}.
  [online] {Host} sends you {given}.
  [city] Come to {room} with {bring} and leave the rest to {host}.
  [land] Carry {bring}; {host} carries {given}.
  [park] With {bring} you are equipped, and {host} has {given}.
`)

export const EXPERIENCE_SUITS = stockOf(`
  It suits {who}, and those who come along to keep them company.
  It was made for {who}.
  Preparing it, {host} thinks mostly of {who}.
  {Who} will feel at home, and so will {who2}.
  It is meant for {who} and open to everyone else.
  Good for {who}; better with a friend.
  If you are unsure, picture {who}: that is the company.
  The ones who return are usually {who3}.
  {Host} made it for {who} and has never had to look for them.
  It is open to all, and {host} keeps a place or two for {who}.
  {Seats} places, most of them taken by {who3}.
  Come if you belong with {who3}; come all the same if you do not.
  On {day}s you are likely to find yourself next to {who3}.
  {Host} recommends it to {who} and, on second thoughts, to {who2}.
  The pace was set for {who}, and the price for {who2}.
  Beginners do well here, and so do {who3}.
  Those who send others here mostly send {who3}.
  {Who3} have asked for a second date, and {host} is thinking about it.
  You need not be good at anything; it is meant for {who}.
  Half of the usual group are {who3}, and the other half came with them.
  It is kindest to {who}, and {who2} are in good hands too.
`)

export const EXPERIENCE_CAUTIONS = stockOf(`
  [!nature] Those who want a workout, a certificate or a revelation will be disappointed.
  It is not the place for a crisis; in one, call somebody who can stay with you.
  If you like to be told that you are doing well, bring a friend.
  Strong perfume is the one thing that is not welcome.
  It may feel too slow on the first evening, and that is usually a good sign.
  Nobody is corrected in front of others, which some find strange.
  With an injury or a condition, write beforehand and you will get an honest answer.
  Late arrivals wait for the first pause.
  It is a small thing and does not pretend to be more.
  Progress is hard to see from inside, so do not look too often.
  [yoga !online] There is no mirror, no music licence and no changing room.
  [city] Parking is difficult and the tram is not.
  [land] It takes place in rain and is called off in storms.
  [online] A headset is better than a speaker, and a closed door better than both.
  [cooking] Sharp knives and hot pans are involved, so small children are better elsewhere.
  [sound-healing] With epilepsy, a pacemaker or in early pregnancy, ask before you book.
  [meditation] People in a raw state may find silence too much; they may leave at any time.
  [yoga] If it hurts, it is wrong, and there is always another way.
  [retreats] A telephone call before booking makes sure that it is the right week for you.
`)

/** How a practice is named after those it is for. */
export const AUDIENCES: Record<string, string> = {
  sleep: 'for Light Sleepers; for the Wide Awake; for Better Nights',
  stress: '(for Full Weeks => for Busy Weeks); for the Wound-Up; for Tense Jaws',
  burnout: 'for the Worn Out; (after Too Much => after Burnout); for Empty Batteries',
  energy: 'for Slow Starters; for Tired Legs; against the Slump',
  focus: 'for Scattered Heads; for Busy Minds; with the Phone Off',
  mind: 'for Overthinkers; for Crowded Heads; for Worriers',
  'low mood': 'for Grey Days; (for Flat Weeks => for Flat Days); for Dark Months',
  'jet lag': 'after a Long Flight; for Shift Workers; between Time Zones',
  'exam nerves': 'before Exams; for Revision Weeks; for Candidates',
  digestion: 'for Uneasy Bellies; for Slow Eaters; for Calm Guts',
  immunity: 'for Cold Season; before Winter; (for Sniffles => in the Sniffle Season)',
  nutrition: 'for Plain Eaters; for One; for Hungry People',
  body: 'for Stiff People; for Sore Muscles; for Creaky Joints',
  'back pain': 'for Sore Backs; for Careful Lifters; for Lower Backs',
  posture: 'for Desk Necks; for Hunched Shoulders; for Screen People',
  movement: 'for Non-Athletes; for Rusty Bodies; (without a Gym => for People without a Gym)',
  spirit: '(at a Crossroads => for People at a Crossroads); for Quiet Seekers; by Candlelight',
  grief: 'after a Loss; for the Bereaved; in the First Year',
  loneliness:
    'for Newcomers; in Good Company; (for People Who Came Alone => for People on Their Own)',
  menopause: 'for the Hot Years; in Perimenopause; (with the Window Open => for Midlife)',
  pregnancy: '(for Two => in Pregnancy); (in the Middle Months => in Mid-Pregnancy); with a Bump',
  'new parents': 'for New Parents; (with a Baby => for Parents of a Baby); after the Birth',
  carers: 'for Carers; for Those on Call; (Off Duty => for Carers Off Duty)',
  teenagers:
    'for Teenagers; (without Parents => for Teenagers Only); (under Eighteen => for Under-Eighteens)',
  men: 'for Men; for Fathers; among Men',
  'older people': '(over Seventy => for the Over-Seventies); for Older Bones; at an Easy Pace',
  quitting:
    'for Quitters; (without a Drink => for Sober Evenings); (One Day at a Time => for One Day at a Time)',
  skin: 'for Dry Skin; for Tired Hands; (without Perfume => for Sensitive Skin)',
}

export const EXPERIENCE_TITLES = stockOf(`
  {name} {audience}
  {name} {audience}
  {name} {audience}
  [!online] {name} in {town}
  [!online] {name} in {town}
  [!retreats] {name} on {day}s
  {name} with {host}
  {name}
  [online] {name}, Online
`)

export const EXPERIENCE_PASTS = stockOf(`
  taught woodwork for sixteen years
  drove ambulances until both knees objected
  was an orchestral oboist with stage fright
  ran a school kitchen for four hundred
  designed offices that nobody could sit in
  repaired watches and misses the silence
  was a ward sister on night shifts
  worked in advertising and sleeps better now
  kept bees before it was fashionable
  was a lighthouse keeper's child and a noisy one
  counselled students for two decades
  coached rowers who never listened
  translated manuals and learned to be brief
  came to it after a bad back and a good teacher
  was a dancer and is now a patient walker
  nursed both parents and started this for others
  built boats, then harpsichords, then a quieter life
  worked the early shift in a bakery
  trained guide dogs for the blind
  studied geology and still reads the ground
`)

export const EXPERIENCE_BIOS = stockOf(`
  {Host} {past}. The training came later, {number} years of it, and the teaching since {year}.
  {Host} {past}, began to teach in {year}, and has missed two dates since.
  {Host} {past}. Groups are small because {host} wants to know everyone's name by the second time.
  Before this, {host} {past}. People mention the dry humour and the very clear instructions.
  {Host} {past} and took up {what} for private reasons. It has been a living since {year}.
  {Host} {past}, lives nearby, cycles to every session, and answers messages after four.
  {Host} {past}. {Number} trainings later the advice is still: slower.
`)

export const EXPERIENCE_CREDENTIALS = stockOf(`
  [yoga] 500-hour yoga teacher training, yearly further training
  [yoga] Yoga teacher since {year}, first-aid certificate
  [yoga] Certificate in adaptive yoga, teaching since {year}
  [meditation] Two-year mindfulness teacher training, regular supervision
  [meditation] Meditation teacher since {year}, under supervision
  [sound-healing] Music degree, training in group sound work since {year}
  [sound-healing] Sound practitioner diploma, first-aid certificate
  [workshops] Relevant degree and adult-education certificate, seen by us
  [workshops] Teaching adults since {year}, references on file
  [retreats] Retreat leader since {year}, first responder
  [retreats] Teacher training and counselling certificate
  [nature] Outdoor guide licence, wilderness first aid
  [nature] Guide since {year}, insured for groups of {seatcount}
  [cooking] Chef's certificate and food hygiene, renewed this year
  [cooking] Nutrition diploma, kitchen inspected
`)

export const EXPERIENCE_CHECKS = stockOf(`
  identity of the host, insurance and the certificate named here
  certificate and insurance seen, room visited by one of our guests
  teaching certificate, first-aid course and the refund terms, on a video call
  training record of {host}, two references and the insurance for groups
  [!online] insurance, fire exits and the step at the door, on a visit
  [online] identity of {host}, certificate, and a session attended by us
  [cooking] kitchen licence, hygiene certificate and insurance
  [land] guide licence, emergency plan and insurance
`)

export const EXPERIENCE_PRICES = stockOf(`
  One person, everything listed as included. Carers and students pay half.
  One person and one date. Five dates cost as much as four.
  One person. A few places at any price are kept back each month; just ask.
  One person with all materials. Nothing is sold on the day.
  One person. If it is too much, write one line and pay less.
  One person, tea and tax included.
`)

export const EXPERIENCE_CANCELLATIONS = stockOf(`
  [!retreats] Free until 24 hours before; after that you may send somebody else.
  [!retreats] Free until noon on the day before, then half the price.
  [!retreats] Free until two days before. Illness is refunded at any time.
  [!retreats] Move your place once at no cost, up to the evening before.
  [!retreats] Tell us by noon on the day and your place is refunded in full.
  [retreats] Full refund up to 30 days before the start; after that if your place is taken by somebody else.
  [retreats] Full refund up to 21 days before the start, half until seven, and a free move after illness.
  [retreats] The deposit of a quarter stays with the house; the rest is free until 14 days before.
`)
