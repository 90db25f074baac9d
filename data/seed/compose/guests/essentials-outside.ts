import { guestTableOf } from './guest-stock.ts'

/** Equipment and personal care. */
export const OUTSIDE_GUESTS = guestTableOf({
  'weighted blanket': `
    + It stays where it is when I turn. That is all I asked for.
    + I read under it on the sofa, like somebody's old dog.
    + A tenth of my weight, as the chart says, and not a gram more.
    ~ Too warm in August. It is folded on a chair now.
    * It lies still | The weight is sewn in small squares and stays put when you turn.
    * A chart of weights | You choose about a tenth of your own, less if you sleep hot.
    * A cover that comes off | The cover goes in the machine, and {stuff} stays outside it.
    ? How heavy should it be? | About a tenth of your weight. The chart in the box goes by half kilos.
    ? Is it safe for a child? | Not for babies, nor for anyone who cannot push it off alone.
    ? How do I wash it? | Only the cover; {stuff} is aired on a dry day.`,
  'yoga mat': `
    + It does not smell of tyres. I had given up hoping.
    + Two darker places now, one for each hand.
    + Holds with wet palms, and I have tested that thoroughly.
    ~ Thick as an arm when rolled. My bag disagrees.
    * Holds wet hands | {Stuff} grips better as you get warmer.
    * Wide enough for shoulders | Your elbows stay on it when you lie down.
    * Vinegar and water | That is how it is cleaned, and it dries flat.
    ? Does it smell when it is new? | Of {stuff}, for about two days.
    ? I am allergic to latex. Can I use it? | Not the kinds with rubber; the label says which they are.
    ? May it lie in the sun? | No, it goes brittle.`,
  'meditation cushion': `
    + I took out two handfuls and my knees came down by themselves.
    + It rustled for a week, and then I stopped hearing it or it stopped.
    + Plain, dark, washable. It has survived a cat.
    ~ Heavier to carry than it looks.
    * Height by the handful | You take out or add {stuff} until hips and knees agree.
    * Stays where it is | It shifts until it fits and does not slide after that.
    * Half a kilo to spare | Extra filling is in the box, for later or for a taller guest.
    ? How high should it be? | High enough that your knees are lower than your hips.
    ? Can I wash it? | The cover, yes. {Stuff} has to stay dry.
    ? What if the filling goes flat? | After about three years you top it up.`,
  'acupressure mat': `
    + Two bad minutes, then ten warm ones. Exactly as printed.
    + I began on a towel and took it away in week two.
    + My brother laughed, lay down, and asked where one gets it.
    ~ I never got past the towel.
    * Warm after two minutes | The first ones are unpleasant, and the card does not pretend otherwise.
    * Start with a shirt | A shirt or a towel in between is sensible and no cheating.
    * Points that stay on | Six thousand of them sit on {stuff} and do not come off.
    ? How long do I lie on it? | Ten to twenty minutes, a shirt in between at first.
    ? I take blood thinners. May I use it? | No, and not on broken skin either.
    ? Does it leave marks? | Red ones, for about half an hour.`,
  'back roller': `
    + I lie along it with open arms and hear things settle.
    + The six positions are printed on it, so I do them.
    + Two minutes before the news. My Sundays are no longer spent on the floor.
    ~ Firm. They call it "not cruel", and I would say it depends.
    * Two minutes a day | That does more than twenty on a Sunday, and it fits beside a kettle.
    * Nothing to remember | Six positions are printed on the side.
    * Firm without a grudge | {Stuff} gives a little, and then it does not.
    ? May I use it on my neck? | No, stop at the shoulder blades.
    ? I have osteoporosis. Is it suitable? | Ask your doctor before you try.
    ? Is there a softer one? | Lay a towel over {stuff} for the first fortnight.`,
  'reading lamp for evenings': `
    + I turn it down until I stop reading, and then I am nearly asleep.
    + No app. It has a knob. I could hug them.
    + It lights my page and leaves my husband alone.
    ~ Too dim for sewing. It is for reading, they did say so.
    * Late-candle light | Hardly any blue is in it, and a circle just wide enough for a book.
    * A knob of {stuff} | It turns down so far that you close the book by yourself.
    * No standby light | When it is off, it is dark.
    ? Can I change the bulb? | Yes, it is an ordinary socket, and the lamp is made to last twenty years.
    ? Is it bright enough to work by? | No, and it does not mean to be.
    ? How long is the cable? | Two metres, in cloth.`,
  'resistance bands': `
    + I do all ten in slippers.
    + They do not pull the hair on my arms. Somebody thought of that.
    + The handles fit my hands, which are eighty-one.
    ~ The strongest is still in its bag.
    * Eight minutes, a door, a chair | Ten exercises need no more than that.
    * Three strengths by colour | You begin with the lightest, and nobody knows which one you use.
    * Large print | The sheet can be read from the floor without glasses.
    ? How do I know when one is worn? | Look for cracks each month, and replace it after two to three years.
    ? I am allergic to latex. Is there another kind? | The woven ones of cotton; this set is made of {stuff}.
    ? Which strength do I begin with? | The lightest, for a fortnight.`,
  'seat wedge': `
    + A thumb's width forward, and my lower back gave up its complaint by lunch.
    + It goes on the train with me. Nobody looks.
    + I take it out after lunch, as told, and miss it.
    ~ It made a good chair better and a bad chair slightly less bad.
    * A thumb's width | It tips the pelvis that far, and the rest follows.
    * Fits most seats | Office, kitchen and train, and {stuff} keeps its shape until evening.
    * A note on chair height | You will probably lower yours by two fingers.
    ? How long should I sit on it at first? | An hour a day in the first week.
    ? Can I wash it? | The cover comes off for the machine.
    ? Does it help in the car? | Not really; car seats lean back too far.`,
  'sleep mask': `
    + My lashes move, the light does not get in. Done.
    + The strap closes at the side. I sleep on my side and did not notice it, which is the point.
    + Lighter than a letter, and I lost it in the bed twice.
    ~ The ear plugs are ordinary ones.
    * Dark at the edges too | It follows the nose, where others let the light in.
    * {Stuff} against the skin | And nothing hard where you lie.
    * For the bag by the door | Mask and plugs have a pouch of their own.
    ? Does it press on the eyes? | No, it is cut so that the lashes can move.
    ? How do I wash it? | By hand, in cool water.
    ? Does it suit side sleepers? | They were the test group.`,
  'body oil': `
    + Three pumps on wet skin, and I am dressed four minutes later.
    + My shins no longer feel a size too small after a shower.
    + It does not smell of a shop. {Stuff} smells of what it is.
    ~ It got on a silk sleeve. Read the label, unlike me.
    * On wet skin | Three pumps before you reach for the towel, and it has sunk in by the time your teeth are done.
    * {Stuff}, and that is it | There is no water in it and nothing that foams.
    * A season in a bottle | About three months, if you resist the extra pump.
    ? Is it scented? | Only by {stuff}.
    ? Does it stain? | Silk, yes. Cotton washes clean.
    ? I have sensitive skin. How do I start? | On the inside of the elbow, two days long.`,
  'hand balm': `
    + A pea for both hands. I was sceptical about the pea.
    + It opens with cold fingers. I work outdoors and have tried.
    + The gloves in the winter parcel were a kind thought.
    ~ Stiff as a candle in January.
    * A pea does both | The tin of sixty millilitres lasts about two months.
    * Melts at a thumb | With {stuff}, it is firm in the tin and soft on the hand.
    * Opens with cold fingers | The lid was tested by people with gloves in their pockets.
    ? Will it leave grease on my keyboard? | Not after a minute. {Stuff} sinks in.
    ? Can I use it on eczema? | Try a little first, and ask your doctor while it flares.
    ? Is there a scent in it? | Only that of {stuff}.`,
  'bath salt': `
    + Two handfuls, a quarter of an hour, and then straight to bed.
    + You can hear it go in.
    + The tub needs one rinse. My last one left a beach.
    ~ Six baths to a bag. I had reckoned with ten.
    * Two handfuls | Fifteen minutes at body temperature, and no phone within reach.
    * Clear water | {Stuff}, coarse, without colour and without foam.
    * One rinse | The tub is clean after that, and you may go to bed.
    ? May I use it when pregnant? | Yes, with lukewarm water, and not for long.
    ? I have a cut. Should I wait? | Yes, it stings on open skin.
    ? Does it harm the tub? | Not enamel or plastic; rinse brass fittings.`,
  'cooling mist': `
    + I find the ridged cap in the dark now without waking up entirely.
    + One spray on the sheet, four minutes, and the worst is over.
    + It lives in the fridge door, beside the mustard.
    ~ The small bottle leaks a bit when it lies down.
    * Found in the dark | The cap is ridged, so that your hand knows it.
    * No film | Made with {stuff}, it dries and is gone.
    * A small one for the bag | You fill it from the large one, for trains and meetings.
    ? How often may I use it? | As often as you like, away from the eyes.
    ? Does it leave marks on sheets? | None on cotton; it is dry in four minutes.
    ? Does it stop hot flushes? | No. It cools the skin for a while.`,
  'heat pillow': `
    + Ten minutes in the oven, half an hour on my neck, and the smell of bread.
    + It sits by itself while I do the accounts.
    + In summer it goes in the freezer and onto my knee.
    ~ The first time I left it in too long. Use the card.
    * Even warmth | Filled with {stuff}, it gives its heat slowly, for about half an hour.
    * Stays on the shoulders | The shape holds while you do something else.
    * Cold as well | It goes in the freezer for a knee or a forehead.
    ? Can it go in the microwave? | Yes, the card has the times; test it on your wrist.
    ? What does it smell of? | A little of bread. {Stuff} smells stronger in the first week.
    ? Is it suitable without feeling in the skin? | No, you must be able to feel the heat.`,
  'plain soap': `
    + It cleans and goes away. Soap used to do that.
    + My son uses one thing now and not six.
    + On its cork it lasts. Off it, a fortnight.
    ~ Little lather. It says so, my family grumbles.
    * A short list | {Stuff}, lye, water and six weeks on a shelf.
    * Twice as long on a cork | It comes with one, and dries between washes.
    * No scent | What you smell is soap.
    ? Can I wash my face with it? | Yes, if your skin is not very dry. Keep it out of the eyes.
    ? Does it lather? | A little, as it should.
    ? How long does a bar last? | Eight weeks in a dry dish.`,
  'foot rub': `
    + Two minutes a foot after the late shift. I am a nurse, and I buy three at once.
    + The drawing showed me a place I had been missing for forty years.
    + Socks on, bed, gone.
    ~ The tube is hard to squeeze to the end.
    * Two minutes a foot | Thumbs in the arch, then socks.
    * From heel to toe | {Stuff} and a drawing of where to press.
    * By the slippers | It belongs where you will see it, and there it works.
    ? Is it greasy? | For ten minutes; that is what the socks are for.
    ? Can I use it in pregnancy? | The kinds without essential oils, yes; ask your midwife.
    ? May I put it on broken skin? | No, wait until it has closed.`,
  'tooth and jaw kit': `
    + The card says where the tongue should rest. Mine had been wrong all my life.
    + One minute a side, and I chew with less noise.
    + No foam, so for once I see what I am doing.
    ~ The powder looks odd at first. So does one's own face with a roller.
    * A minute a side | The roller is the size of a spoon and lives in the tooth glass.
    * Where the tongue rests | The card shows it, and most people are surprised.
    * Powder without foam | It has {stuff} in it and nothing that hides the brush.
    ? I grind my teeth. Is this enough? | No, see a dentist. It goes alongside a splint.
    ? Is there fluoride in it? | The card says how much, and there is a kind without.
    ? What does it taste of? | Of {stuff}, faintly.`,
})
