import { guestTableOf } from './guest-stock.ts'

/** Supplements and aromatherapy. */
export const INSIDE_GUESTS = guestTableOf({
  'evening tea': `
    + I pour it at eight. The ten minutes it takes are the ones I want.
    + No paper bag, no string, and I can see what is in it.
    + My wife has begun to hide the tin with {stuff}.
    ~ Tastes of hay. I have come to like hay.
    * Ten minutes that belong to it | It has to stand that long, so you do too.
    * Large leaves | {Stuff}, cut so coarse that you see what you are drinking.
    * Nothing to keep you up | There is no caffeine in it, and no sugar either.
    ? How much do I take for a cup? | A heaped teaspoon, ten minutes under a lid.
    ? Can I drink it in pregnancy? | Ask a pharmacist first; herbs are not all alike.
    ? Does it contain caffeine? | None. It is {stuff} and nothing else.`,
  'belly tea': `
    + I crush the seeds with a spoon and feel like an apothecary.
    + It stands on the table instead of the second helping.
    + Forgotten for half an hour and still drinkable. Few teas can say that.
    ~ The spoon in the tin is too large for the tin.
    * After the meal, at the table | It takes eight minutes under a lid, which is about as long as sitting on.
    * Seeds left whole | You crush {stuff} yourself, and the smell is half of it.
    * A spoon that measures | One is in the tin, so nobody has to guess.
    ? Is it meant for babies? | No, it is for grown-ups; for a baby ask your midwife.
    ? Can I drink it every day? | Most people do; with gallstones or heartburn ask first.
    ? Is it sweet? | By nature, a little. {Stuff} needs no sugar.`,
  'magnesium powder': `
    + Tastes of next to nothing, and that is what I wanted.
    + It dissolves while I look for my slippers.
    + A modest dose, said plainly on the jar. I trust that more than large print.
    ~ I began with a full spoon. Begin with half.
    * One level spoon | The dose is modest, and it stands on the jar in figures.
    * Dissolves without foam | The kind with {stuff} is stirred into water and needs no sweetener.
    * Eight weeks in a jar | A spoon a day, and the last one is as loose as the first.
    ? May I take it with antibiotics? | Two hours apart, and ask your pharmacist.
    ? Why half a spoon at first? | Too much makes itself known in the bathroom.
    ? Is there a kind without flavour? | Yes, and the others have {stuff} or a similar fruit in them.`,
  'vitamin D drops': `
    + The calendar is the clever part. I have not missed a drop since October.
    + One drop on the crust of my toast. Done.
    + My mother can count it, and that is saying something.
    ~ The dropper is slow in a cold kitchen.
    * One drop a day | The bottle with {stuff} holds about a winter.
    * A calendar to tick | It comes with the bottle, since forgetting is the difficult part.
    * A list of two | {Stuff} and the vitamin, and then the label ends.
    ? How do I know whether I need it? | Have your level measured once; your doctor can do that.
    ? Can I combine it with a multivitamin? | Not if there is vitamin D in that one as well.
    ? How long does the bottle last? | About five months at a drop a day.`,
  'fibre blend': `
    + I began with half a scoop, as told, and nobody left the room.
    + It thickens while you watch. Drink it soon, they are right.
    + In porridge I do not notice it, and my belly does.
    ~ You must drink a lot with it. I kept forgetting.
    * Half a scoop for a week | You go up slowly, and the bag says how.
    * Into porridge or water | {Stuff}, without flavour and without sweetener.
    * Six weeks in a bag | The scoop is in it, and it stands upright in the cupboard.
    ? When do I take it if I have medicines? | Two hours apart from them.
    ? How much water? | A large glass with each scoop, and another one later.
    ? Is there gluten in it? | The bag says so where there is; this one is made of {stuff}.`,
  'green powder': `
    + It is green and tastes green. Soup hides it, as they say.
    + They write that it does not replace a salad. I bought it for that sentence.
    + The field and the month are on the lid. I looked the field up.
    ~ In water it is a meadow after rain. I could not.
    * Nothing else in the jar | {Stuff}, dried slowly and milled fine.
    * Origin on the lid | The field, the month and the mill stand there.
    * A spoon in the soup | It goes where the taste belongs, and five weeks of it are in a jar.
    ? Does it replace vegetables? | No, and the jar says so.
    ? May I take it with blood thinners? | Ask your doctor first; leaves contain vitamin K.
    ? How do I make it taste better? | Soup, pea purée or a banana. {Stuff} does not disappear in water.`,
  'mushroom capsules': `
    + The test report was in the box and not on request.
    + A leaflet that says what has not been shown. I read it twice.
    + Two with breakfast, eight weeks, pause. Easy to keep.
    ~ I noticed nothing. They did write that one may not.
    * A report in the box | Each batch is tested, and the sheet lies on top.
    * Grown on logs | {Stuff}, dried and drawn out with water.
    * Eight weeks, then a pause | The jar ends when the pause begins.
    ? Is it proven to work? | Research on {stuff} is young, and the leaflet says what it has and has not shown.
    ? May I take it with other medicines? | Not with those for blood or immune system; ask your doctor.
    ? Are the capsules vegan? | Yes, they are made from cellulose.`,
  'iron drink': `
    + Kinder to me than the tablets were.
    + Straws in the box. Somebody there has teeth.
    + My midwife read the label and nodded, which she does not do often.
    ~ It turns things dark. It says so, and still.
    * A small cup before breakfast | There is a line on the cup, and {stuff} in the bottle.
    * Straws for your teeth | Two are in the box, because iron stains.
    * Only with a blood test | {Maker} asks you to have your value measured first, and means it.
    ? Can I drink coffee with it? | Wait an hour, with tea too.
    ? How do I know whether I need it? | From a blood test. Please do not guess with iron.
    ? Is it safe around children? | Keep it locked away; too much is dangerous for them.`,
  'alcohol-free bitters': `
    + It stands where the wine stood and bites the way I wanted.
    + Day thirty with three dashes in soda. I have a favourite glass again.
    + The recipe card has a stain on number four, which is the good one.
    ~ Dear for the size, until you count the glasses.
    * It bites | Three dashes in soda make a drink that nobody has to excuse.
    * No alcohol at all | {Stuff} are drawn in glycerine and water.
    * Twelve recipes | They are on one card, and none needs a shaker.
    ? Is there really no alcohol in it? | None. {Stuff} are drawn without it.
    ? I take tablets. Is the grapefruit a problem? | It can be, so check the batch and ask your pharmacist.
    ? How many glasses are in a bottle? | About sixty, with three dashes each.`,
  candle: `
    + I drink from the last one. The glass is as good as they say.
    + I only notice it when I come back into the room.
    + It burns without a flicker and without a crackle.
    ~ I put it out after an hour, and now it has a tunnel.
    * Noticed on coming back | {Stuff} stays in the background while you sit in it.
    * A wick that sits still | It does not smoke and does not need watching over your book.
    * A glass for afterwards | When it is empty you wash it and drink from it.
    ? Why should the first burn last two hours? | So that the wax melts to the edge and does not tunnel later.
    ? Is it scented? | Yes, faintly, with {stuff}.
    ? How do I get the rest of the wax out? | An hour in the freezer, and it falls out.`,
  'room diffuser': `
    + Three drops, an arm's length of scent, and no light blinking at me.
    + I broke the first one and bought a second without sulking.
    + It sits on my desk and looks like something I found.
    ~ It does not fill a room. It does not claim to.
    * No plug and no water | Three drops on {stuff}, and that is all there is to do.
    * As far as an arm | The scent reaches you and not the person opposite.
    * One stone, one scent | It keeps what it was given, so a change of oil means a second stone.
    ? How long does the scent last? | About a day, and longer in a small room.
    ? Is it safe with a cat? | Keep oils out of reach of cats and small children.
    ? How do I clean it? | You do not. {Stuff} drinks what you give it.`,
  'pillow mist': `
    + Twice over the pillow, teeth, bed. It has become a rule.
    + It is gone by midnight, which I like about it.
    + My daughter took the travel cap, and with it the bottle.
    ~ Left a mark on dark silk. Test it first.
    * Gone by midnight | {Stuff}, measured so that it does not stay the night.
    * The same every evening | It becomes a signal, and that counts for more than the plant.
    * Dry in a minute | It leaves no mark on cotton and comes with a cap for travelling.
    ? Can I use it on a cot? | No, not on babies' bedding.
    ? Will it stain? | Not on cotton. Test dark fabric at the hem.
    ? What does it smell of? | Of {stuff}, and only for a while.`,
  'roll-on': `
    + I used it in the corridor before the viva. Mostly for the stopping.
    + Nobody beside me has ever noticed it.
    + It does not rattle. My last one announced me.
    ~ Faint. I would like it a little stronger.
    * An excuse to stop | One stroke on each wrist and one slow breath out.
    * Too faint for the neighbour | {Stuff} in plain jojoba, for you alone.
    * Fits the coin pocket | The case does not rattle, which was tested in libraries.
    ? Can I wear it in the sun? | Not on skin that the sun reaches.
    ? May I use it in pregnancy? | Ask first; essential oils differ.
    ? Does it help against nerves? | It smells of {stuff} and makes you stop for a breath. We claim no more.`,
  incense: `
    + Ten minutes to the stick. I time my sitting by it.
    + The ash falls into the tray and not on my mother's table.
    + Smells of {stuff}, not of a student flat.
    ~ Open a window. With two sticks I had to.
    * A clock that smells | Each stick lasts ten minutes and ends by itself.
    * Nothing from a laboratory | {Stuff}, and a little wood to carry it.
    * A holder in the box | It is made of clay and catches the ash.
    ? Is it all right with asthma? | No, please leave it. A diffuser stone is kinder.
    ? How strong is the smoke? | Thin, and it goes up straight in a still room.
    ? Does the scent stay in the room? | For an hour or so, with the window ajar.`,
  'shower steamer': `
    + Four minutes of {stuff} before seven. I have nothing to add.
    + After the night flight it was the first thing that felt like morning.
    + I lay it where the note says, and it lasts.
    ~ An old one crumbled in my hand. Use them.
    * Four minutes | That is how long the smell of {stuff} fills the cabin.
    * Where the water just reaches | A note shows the place, so that the tablet does not wash away.
    * Twelve in card | There is no plastic in the box, and none in the tablets.
    ? Does it clear a cold? | No. It is pleasant with a blocked nose, and no more than that.
    ? May children use it? | Not under six, and nobody with asthma.
    ? Does it make the floor slippery? | No, there is no oil in it.`,
  'scent stick': `
    + My hand knew what to do with it before I did.
    + Sharp enough to interrupt a thought. I have interrupted several.
    + Three minutes is what it takes. I have timed it on the balcony.
    ~ I lost the tweezers. There ought to be two pairs.
    * For the hand that misses it | It has the size of a cigarette and gives the fingers their job back.
    * Three minutes | About as long as a craving, and as long as {stuff} stays sharp.
    * A card for counting | You tick what passed, and the rows fill up.
    ? Do I put it in my nose? | Under it, never in it.
    ? Is there nicotine in it? | No, only {stuff} on a wick.
    ? How long does a wick last? | A month, and three are in the box.`,
  'balm for the temples': `
    + It cools, and then I notice that I have stopped frowning.
    + It lives in my desk drawer and comes out at four.
    + The sheet with three points is taped inside my cupboard.
    ~ I rubbed my eye. Everyone does it once, they say.
    * A touch at each temple | And one at the back of the neck; the sheet shows where.
    * Does not run | {Stuff} in a base that stays where it is put.
    * Small enough to lose | The tin holds fifteen millilitres and about three months.
    ? Does it work against headaches? | It cools and smells of {stuff}. For headaches that return, see a doctor.
    ? May children have some? | Not under six.
    ? What if it gets in my eye? | Rinse with plenty of water, and wash your hands first next time.`,
})
