import { stockOf } from './stock.ts'

/** Things and services; "thing", "app", "coaching" and "local" say which. */
export const PRODUCT_LINES = stockOf(`
  [thing] {Name} by {brand}. {Doing}
  [app] {Name} by {brand}. {Doing}
  [coaching] {Name} with {host}. {Doing}
  [local] {Name} with {host} in {town}. {Doing}
  [thing] {Name} with {stuff}, for {who}.
  [thing] {Stuff}, and not much else. {Name} for {who}.
  {Name} for {who}. {Doing}
  {Name}, made with {who} in mind. {Doing}
  [thing] {Name} from {maker}. {Doing}
  [thing] {Name} from {maker}, made in small numbers for {who}.
  [thing] {Name} from {maker}: {stuff}, a plain label and a fair size.
  [thing] What {who3} keep within reach: {name} with {stuff}.
  [thing] Honest {name} by {maker}. {Doing}
  [thing] {Name}, {lasts} in one {pack}. {Doing}
  [app] {Name} for {who}, quiet and built around {stuff}.
  [app] {Name} made by {maker}. {Doing}
  [app] {Name} for {who}: it asks little and forgets nothing you want kept. {Doing}
  [app] {Name} without advertising. {Doing}
  [app] {Name} without badges: {maker} found none and built it. {Doing}
  [coaching] {Host}, who {past}, offers {name} to {who}.
  [coaching] {Name} with {host}: {stuff}, plain advice, a written summary.
  [coaching] {Visit} of {name} for {who}, led by {host}.
  [coaching] {Name} with {host}, who {past}. {Doing}
  [coaching] {Name}: {host} has {number} places for {who} and keeps the groups at one.
  [local !visits] {Name} in {room}, {town}, with {host}, who {past}.
  [local !visits] {Name}, {visit} with {host} in {town}: {stuff}, a warm room, no hurry.
  [local] {Name} in {town}, for {who}. {Doing}
  [local !visits] {Name}: {host} works with {stuff} in {town} and takes {number} people a day.
  [local !visits] {Doing} {Name} in {room}.
  [local !visits] {Town} has louder places for {name}. This one has {host}, {stuff} and a door that closes.
  [thing] {Name} by {brand}: {stuff}, and a date on every {pack}.
  [app] {Name} by {brand}, for {who}.
  [coaching] {Name} for {who}, with {host}, who {past}.
  [local] {Name} for {who}, with {host} in {town}.
`)

export const PRODUCT_OPENINGS = stockOf(`
  [thing] It comes in a plain {pack} and looks like something you have always owned.
  [thing] {Maker} began with a batch for neighbours and never found a reason to make it louder.
  [thing] There are a hundred of these, and this is one of the few with a short label.
  [thing] You will know within a week whether it is for you.
  [thing] It was tried out by {number} tired households and changed twice.
  [thing] The version with {stuff} is the one that most people order again.
  [thing] Nothing about it is clever, and that took {number} years.
  [thing] Somebody at {brand} answers every letter, including the cross ones.
  [thing] Most people find the place for it on the second day: by the bed, the kettle or the door.
  [thing] It is made in lots of a few hundred, each with a date.
  [app] It opens on one screen, and there are only three.
  [app] The people behind it use it themselves, which you can tell from what is missing.
  [app] You can try it for two weeks without giving a name.
  [app] {Brand} is {number} people in one room, and one of them answers the mail.
  [app] It was written after a bad winter and has been trimmed ever since.
  [app] Setting it up takes as long as a piece of toast.
  [app] It begins by asking what you would like to be left alone with.
  [app] Most of it fits under one thumb.
  [coaching] {Host} writes nothing down in the first call and forgets nothing either.
  [coaching] The first talk costs nothing and often ends with somebody else's telephone number.
  [coaching] {Host} takes {number} people at a time and tells you when the list is full.
  [coaching] You begin by saying what you have tried, and none of it is held against you.
  [coaching] It has a beginning, a middle and a date on which it ends.
  [coaching] Between calls there is a message line, answered twice a day.
  [coaching] It starts with a form that fits on one screen.
  [local !visits] {Room} is on the quiet side of {town}, with a bell that has to be pressed hard.
  [local] {Host} has worked in {town} since before the tram, or so it is said.
  [local] You are offered water, a chair and a minute before anything begins.
  [local !visits] The room is warm, the paper on the table is fresh, and the radio is off.
  [local] {Host} takes {number} people a day and leaves gaps between them.
  [local] The first visit is longer, because it begins with questions.
  [local !visits] It is one room and one person, so nobody hands you on.
  [thing] {Brand} makes {number} things, and this one came first.
  [thing] {Brand} packs on Tuesdays, and an order on Monday night is in time.
  [thing] The label of {brand} has eleven lines, and you understand all of them.
  [thing] You open the {pack} from {brand} without a knife, and all of it is paper.
  [thing] It was neighbours in {town} who asked {brand} for it, {number} of them, and they still get it for nothing.
  [thing] In {town} people buy it at the door; everyone else gets a {pack} from {brand}.
  [thing] {Brand} has changed it {number} times and the label not once.
  [thing] {Maker} tried it out on a cousin who is difficult to please.
  [thing] {Brand} sends it without a leaflet full of beaches.
  [thing] It looks plain beside what stands next to it in the shop, and {brand} has left it so.
  [thing] Each one is passed by somebody at {brand}, with initials that you can ring up.
  [thing] There are cheaper ones and prettier ones; this is what they use at home at {brand}.
  [thing] {Brand} tried other ways for a year and came back to {stuff}.
  [thing] The one with {stuff} sells out in {town} every November.
  [thing] A {pack} from {town} takes four days, and {brand} says so before you order.
  [thing] The telephone at {brand} is answered until six, by somebody who has made one.
  [thing] It began as a present from {maker} to {number} friends.
  [thing] Nobody at {brand} calls it a revolution; they call it {name}.
  [thing] On the bottom stand the date, the batch and the place: {town}.
  [thing] {Brand} makes it when a batch has been ordered, so it has not stood about.
  [thing] For its first {number} years it was sold from one market stall in {town}.
  [thing] {Brand} tells you what it cannot do before you ask.
  [thing] The shop of {brand} in {town} is one room with a bell, and this stands by the till.
  [thing] It goes by post from {town}, wrapped in last week's paper.
  [supplements] {Brand} prints the dose in the size of a headline.
  [supplements] What {brand} leaves out takes longer to list: sugar, colour, promises.
  [supplements] Every batch from {brand} goes to a laboratory that is not told whose it is.
  [supplements] {Brand} suggests the shelf beside the bread, because what stands there gets used.
  [equipment] {Brand} sells spare parts for all of it, even the bag.
  [equipment] You can try it in {town} with your shoes off, and nobody at {brand} hurries you.
  [equipment] {Brand} mends what breaks and charges only the postage.
  [equipment] It was used for a year by {number} people in {town} before {brand} sold the first.
  [personal-care] {Brand} fills it by hand on Thursdays, in a room in {town} that smells accordingly.
  [personal-care] The people who mix it at {brand} wash their hands forty times a day.
  [personal-care] {Brand} uses what grows near {town} where it can and says where it cannot.
  [personal-care] {Brand} made the lid to be opened with one hand, since the other is usually wet.
  [aromatherapy] {Brand} counts on one person in {number} disliking it, or it would be too sweet.
  [aromatherapy] The nose at {brand} is a retired chemist in {town}.
  [aromatherapy] {Stuff}, says the label of {brand}, and that is what you smell.
  [aromatherapy] {Brand} makes it weaker than the shops would like.
  [app] {Brand} tested it with {number} people who dislike apps and kept what they kept.
  [app] You are asked for a first name, and {brand} does not check it.
  [app] {Maker} made it for one person and was asked for a copy.
  [app] It takes about as much room on a phone as {number} photographs.
  [app] {Brand} adds something twice a year and takes something away as often.
  [app] It runs on a phone from six years ago, which {brand} keeps in a drawer to make sure.
  [app] Nothing in it flashes, and {brand} has done without red dots.
  [app] It was drawn on paper in {town} before anyone wrote a line of it.
  [app] {Brand} says on the first page what happens to your entries, in {number} lines.
  [app] You can print everything, delete the lot and leave, and {brand} wishes you well.
  [app] It opens where you left it, and {brand} does not ask where you have been.
  [app] {Brand} lives on what it costs and on nothing else.
  [app] The people at {brand} in {town} sleep badly, sit too long or worry, each in turn.
  [coaching] {Host} sends {number} questions beforehand and reads the answers twice.
  [coaching] A first talk with {host} lasts a quarter of an hour and commits you to nothing.
  [coaching] {Host} lives in {town} and has a landline for people who are tired of faces.
  [coaching] What you tell {host} stays on paper, in a drawer that locks.
  [coaching] {Host}, who {past}, is not easily surprised.
  [coaching] You meet {host} before you pay, and either of you may say no.
  [coaching] The plan fits on one page, in {host}'s handwriting.
  [coaching] {Host} begins with what already goes well, which takes longer than people expect.
  [coaching] There is a last date in {host}'s calendar before there is a first one.
  [coaching] {Host} has done this since giving up a louder job in {town}.
  [local !visits] You ring at {room}, and {host} comes down.
  [local !visits] {Room}: second bell, one flight up, slippers by the door.
  [local !visits] From {room} you see the back of {town}, which is the nicer side.
  [local !visits] {Host} warms the room before you come and opens the window after you have gone.
  [local] {Host} leaves half an hour between two people, so nobody meets anybody.
  [local] {Host}, who {past}, asks first and then washes both hands.
  [local] In {town} people are usually sent to {host} by a sister-in-law.
  [local] {Host} keeps a paper calendar, and there is usually something free on a Thursday.
  [visits] {Host} rings once, takes off both shoes and asks where the plug is.
  [visits] {Host} covers all of {town} by bicycle, with a trailer.
  [visits] You need not tidy up; {host} has seen every kind of living room in {town}.
`)

/** What comes with it and how long it lasts or takes. */
export const PRODUCT_THINGS = stockOf(`
  [thing] In the {pack}: {given}.
  [thing] What arrives: {given}.
  [thing] What {brand} packs: {given}.
  [thing] How long it lasts: {lasting}.
  [thing] In the {pack} from {town}: {given}.
  [thing] How long it lasts, as {brand} counts: {lasting}.
  [app] Included: {given}.
  [app] Included by {brand}: {given}.
  [app] What it takes: {lasting}.
  [coaching] {Host} includes {given}.
  [coaching] How long it takes: {lasting}.
  [coaching] What you keep: {given}.
  [local] Included with {host}: {given}.
  [local] {Host} takes {lasting} for it.
  [local] What {host} has ready: {given}.
`)

export const PRODUCT_SUITS = stockOf(`
  It suits {who}.
  {Maker} had {who} in mind.
  It was made for {who}, and others borrow it.
  Good for {who}, and a decent present for {who2}.
  Think of it if you know {who}.
  Among those who order again are {who3}.
  We would suggest it to {who} before {who2}.
  {Brand} would send it to {who} first.
  People buy it for {who}, or for themselves without saying so.
  It is at its most useful for {who}.
  It makes a fair present for {who}, with a note.
  Nobody needs it, and {who} may be glad of it.
  {Who3} write to {brand} about it most often.
  It was tried by {who3}, who were honest about it.
`)

export const SERVICE_SUITS = stockOf(`
  It suits {who}.
  It was set up for {who}, and others are welcome.
  Good for {who}, less so for people in a hurry.
  Many who stay with it are {who3}.
  Think of it for {who} and {who2}.
  {Who3} get the most from it.
  {Who} will find the pace about right.
  It is meant for {who}; {who2} are welcome.
  Worth a try for {who}, and easy to stop.
  [app] {Brand} built it with {who} in mind.
  [app] For {who} first, and for {who2} on bad days.
  [coaching] {Host} works mostly with {who3}.
  [coaching] {Host} likes to work with {who} and says so.
  [local] Among those who come to {host} are {who3}.
  [local] In {town} it is mostly {who3} who call {host}.
`)

export const PRODUCT_CAUTIONS = stockOf(`
  [thing] If you want to feel something at once, this is not it.
  [thing] It does one thing and leaves the others alone.
  [thing] The scent and colour differ a little from batch to batch.
  [thing] It is not cheap and not meant to be bought twice.
  [thing] Read the small print if you take medicines; it is not so small.
  [thing] Should it not be for you, send it back opened.
  [thing] Do not expect it to do the work of sleep, vegetables or a doctor.
  [app] If you like graphs, there are better ones.
  [app] It will not remind you more than once, so forget it if you must.
  [app] It sells nothing about you, which is why it costs something.
  [app] People who want a coach who cheers should look further.
  [app] It cannot tell you what is wrong, only what was.
  [coaching] It is not therapy, and you will be told when that would serve you better.
  [coaching] Nothing happens if you do nothing, and that is said in the first call.
  [coaching] Anyone who wants to be pushed will find it mild.
  [coaching] In a crisis, call somebody who can come.
  [local] It does not replace a doctor, and a good part of the first visit is spent on when to see one.
  [local] One visit is pleasant, and three tell you more.
  [local] Late arrivals get the rest of their time and not more.
  [local] Those who like to chat will have to start.
  What to know first: {care}.
  Good to know: {care}.
  Before you begin: {care}.
  [thing] On the label of {brand} it says: {care}.
  [thing] {Brand} asks you to read one line twice: {care}.
  [thing] {Brand} promises nothing that a label may not say.
  [thing] If you are unsure, ring {brand} before you order rather than after.
  [thing] Give it {number} weeks before you say anything about it, good or bad.
  [thing] Nobody at {brand} is a doctor, and they will send you to one.
  [supplements] It is a supplement; if your plate is fine, you may not need it.
  [supplements] With regular medicines, show the label to a pharmacist before the first spoon.
  [supplements] If you feel worse on it, stop, and tell your doctor before you tell {brand}.
  [supplements] More of it does not do more.
  [supplements] Children should have their own and not a smaller spoon of this.
  [equipment] It takes up room, and {brand} gives the measures so that you can check.
  [equipment] Pain that gets worse means stop.
  [equipment] Used twice and put in a cupboard, it does nothing; leave it out.
  [equipment] The first week feels odd, and odd is all it should feel.
  [equipment] {Brand} makes it in one colour, and it is not for everyone.
  [personal-care] With a rash or broken skin, wait, and ask somebody who can look at it.
  [personal-care] Without perfume it smells of what it is, which not everyone likes.
  [personal-care] It is small, because it should be used up within the year.
  [personal-care] It makes nobody younger.
  [aromatherapy] If you share the room, ask first.
  [aromatherapy] A scent is a pleasant thing and not a medicine.
  [aromatherapy] Cats, babies and asthma are three reasons to leave it closed.
  [aromatherapy] After a week you stop noticing it; leave it for a few days.
  [aromatherapy] Those who like strong scents will ask where it is.
  [app] It has no community, and nobody will cheer.
  [app] {Brand} is small, so an answer can take two days.
  [app] If opening it becomes one more duty, leave it.
  [app] Whoever already counts steps, cups and hours may be better off with less.
  [app] There is no version for a watch, and {brand} plans none.
  [app] In a crisis, put the phone to your ear instead.
  [coaching] {Host} gives homework and notices when you have not done it.
  [coaching] It takes weeks rather than days, and the third week is the dull one.
  [coaching] {Host} is quiet on the telephone, and some find that hard.
  [coaching] If the two of you do not get on, {host} will name somebody else.
  [coaching] Nothing is recorded, so take your own notes.
  [local] If a doctor should see it first, {host} will say so and charge nothing.
  [local] {Host} works alone and has no room for emergencies.
  [local] Afterwards you should not have to hurry, so leave an hour.
  [local] Nothing should hurt; say stop, and {host} stops.
  [local !visits] The stairs to {room} are steep.
  [local !visits] Parking in {town} is what it is.
`)

export const PRODUCT_TITLES = stockOf(`
  [thing] {title}
  [thing] {title} {join} {Note}
  [thing] {title} {join} {Note}
  [thing] {brand} {title}
  [thing] {title}, {Note}
  [app] {title}
  [app] {brand} {title}
  [app] {title} {audience}
  [coaching] {title} with {host}
  [coaching] {title} {audience}
  [coaching] {title} with {host} {surname}
  [local] {title} in {town}
  [local] {title} with {host}
  [local] {title} ( => in ){town}
  [local] {brand} {title}
`)

/** Invented workshops and makers. */
export const BRANDS = stockOf(
  `Ashgrove Bramblewick Coldharbour Dunmore Elderfold Fennimore Goosefoot Hazelrigg Inkberry Kestrelby Larkrise Marlowe's
  Nettleby Oakhanger Pennyfold Quillback Rookhurst Saltwick Tansy Umberfield Vetchling Wicklow's Yarrowby Birkdale Corrigan's
  Driftholm Eskdale Fjellbu Granby Hollow's Linnea's Moorcock Norrvik Ostara Pellworm Rushmere Sandvika Thornby Ullswold Vellinge
  Wolds Braeside Claywell Dovecote Ellerby Furrow Gorse Heatherlea Ivybank Quernmore`
    .split(/\s+/)
    .join('\n'),
)

export const MAKER_KINDS = stockOf(`
  [thing] a small workshop in {town}
  [thing] a family of three in {town}
  [thing] a cooperative near {town}
  [thing] two former nurses in {town}
  [thing] a mother and two daughters in {town}
  [thing] a workshop for second chances in {town}
  [thing] an old pharmacy family in {town}
  [app] a team of five in {town}
  [app] two doctors and a programmer in {town}
  [app] a non-profit in {town}
  [app] a former radio producer in {town}
  [app] a studio of friends in {town}
`)

export const PRODUCT_PRICES = stockOf(`
  [thing] One piece with everything listed. Two or more are sent for the price of one parcel.
  [thing] Price with tax; shipping is shown before you pay.
  [thing] One piece. Refills cost about a third less.
  [app monthly] Per month, stop at any time. A year costs as much as nine months.
  [app monthly] Per month after two free weeks. Students and carers pay half.
  [app item] Once, with all updates. No subscription.
  [coaching] The first talk of 15 minutes is free. Payment in two parts is possible.
  [coaching] Everything listed is included. Write a line if the price is in the way.
  [local] One visit. Five visits cost as much as four.
  [local] One visit with everything listed; paid afterwards, by card or cash.
`)

export const PRODUCT_CHECKS = stockOf(`
  [thing] list of contents, test report of the last batch and the address of the maker
  [thing] company register, safety data and a sample bought without notice
  [thing] ingredients, origin and the return terms, with a sample in our hands
  [app] company register, privacy statement and a month of use by us
  [app] who is behind it, what happens to entries, and how to leave
  [coaching] identity and certificate of {host}, insurance, and two clients by telephone
  [coaching] training record, supervision and the refund terms, on a video call
  [local] licence of {host}, insurance, and the room on a visit
  [local] registration, licence number and hygiene report
`)

export const PRODUCT_CANCELLATIONS = stockOf(`
  [thing] Send it back within 30 days, opened or not, for a full refund.
  [thing] 60 days to change your mind; we pay the return if it is faulty.
  [thing] Refund within 14 days of receipt, exchange within 90.
  [app] Stop at any time; the current month is refunded within seven days.
  [app] Two taps in the settings. What you wrote can be taken along.
  [app] Refund within 30 days, no reason wanted.
  [coaching] The first call is free to walk away from. After that unused calls are refunded.
  [coaching] Move a call up to 24 hours before; missed calls count.
  [local] Free until 24 hours before, half price after that.
  [local] Free until noon on the day before. Illness never costs anything.
`)

export const PRODUCT_FORMS = stockOf(`
  [thing] pack
  [thing] box
  [thing] parcel
`)
