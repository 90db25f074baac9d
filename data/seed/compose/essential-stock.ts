import { type Product, productsOf } from './product.ts'

/** name | type | titles | stuffs | needs | tags | dollars | lasting | given | care; then what it is. */
export const ESSENTIALS: readonly Product[] = [
  ...productsOf(
    'supplements',
    `
    evening tea | Tea | Last Kettle Tea; (Lamp-Out Blend => Lamp-Out Tea Blend); (Slow Cup => Slow Cup Tea); (Nine O'Clock Leaves => Nine O'Clock Tea Leaves) | lemon balm and oat straw; linden and apple; passion flower and mint; camomile and orange leaf | sleep, stress, mind, carers | herbal tea, caffeine free, evening | 9-19 | About forty cups | Tin or refill of 80 g; Paper filters | In pregnancy ask a pharmacist first; Not for children under four
    - You pour it at eight and drink it at ten past, and the ten minutes belong to it.
    - {Stuff}, cut large, so that nothing floats and nothing stings.
    - It tastes of hay and a little of honey without any in it.
    - The leaf is loose, so you see what you are drinking.
    - A second cup is weaker and, many say, better.
    - A note on the tin says how to make it for one when you usually make it for two.
    - It takes hot water and patience and does without a bag on a string.
    belly tea | Tea | Full Plate Tea; (Seeds after Supper => After-Supper Tea); (Calm Belly Leaves => Calm Belly Tea); (The Third Course => Third Course Tea) | fennel and caraway; ginger and liquorice; peppermint and aniseed; coriander and lemon peel | digestion, new parents, older people | digestion, herbal tea, after meals | 8-18 | About fifty cups | Tin of 120 g; A spoon that measures one cup | With gallstones or heartburn ask first; In pregnancy ask a pharmacist
    - Seeds are left whole and crushed by you with the back of a spoon.
    - {Stuff} have closed meals for longer than there have been menus.
    - Cover the cup, wait eight minutes and drink it at the table.
    - It is sweet by itself and forgives being forgotten on the table.
    - Cold, with a slice of lemon, it does for lunch.
    - It is meant for the quarter of an hour in which you would otherwise have seconds.
    - Ground, it would be gone by spring, so the seeds come whole.
    magnesium powder | Powder | Plain Magnesium; (Night Spoon => Night Spoon Magnesium); (Loose Calf Powder => Loose Calf Magnesium Powder); (Salt of Evening => Evening Magnesium) | lemon; sour cherry; no flavour; elderflower | sleep, movement, menopause, back pain | magnesium, muscles, evening | 18-36 | Eight weeks at one spoon a day | Jar of 200 g; Measuring spoon | Keep two hours from antibiotics; With kidney trouble ask a doctor
    - One level spoon in a glass of water gives a modest dose, as the label says.
    - The variety with {stuff} dissolves without foam and without sweetener.
    - Too much of it makes itself known in the bathroom, so start with half.
    - It is stirred, not shaken, and tastes of next to nothing.
    - The jar is brown glass, and the spoon lies on top, where you can find it.
    - A glass of it stands on the night table by ten, next to the other one.
    - The scoop is flat on purpose, because heaped spoons are how people overdo it.
    vitamin D drops | Drops | (Short Day Drops => Short Day Vitamin D Drops); (North Window D => North Window Vitamin D); (Winter Oil => Winter Vitamin D Oil); (One Drop => One Drop Vitamin D) | olive oil; coconut oil; sunflower oil | immunity, low mood, older people, energy | vitamin d, winter | 12-26 | About five months at one drop a day | Bottle with a glass dropper; A calendar to tick | Have your level measured once; Do not combine with other vitamin D
    - One drop holds a plain daily dose, and the bottle holds a winter.
    - The base is {stuff}, and that is the end of the list.
    - It goes on a spoon, a crust or a tongue.
    - A calendar comes with it, because the difficulty is not the taste.
    - Children's doses are another matter and stand on another bottle.
    - The dropper is slow, so that nobody gives the dog four by mistake.
    - You start in October and stop when the washing dries outside.
    fibre blend | Powder | (Good Husk => Good Husk Fibre); (Oat and Seed Spoon => Fibre by the Spoon); Breakfast Fibre; (The Useful Spoon => The Useful Spoon Fibre) | psyllium and flax; oat bran and apple; chia and plum; acacia and oats | digestion, nutrition, energy | fibre, gut, plant food | 14-28 | Six weeks | Bag of 400 g; A scoop | Drink a large glass of water with it; Keep two hours from medicines
    - Stir one scoop of {stuff} into porridge or water and drink more than you think.
    - Begin with half a scoop for a week, for the sake of everyone in the room.
    - No sweetener, no flavour, no promises about waistlines.
    - It thickens as you watch, so drink it soon.
    - A month in, most people stop measuring and know the spoon by heart.
    - Stirred into yoghurt, it gives you something to chew.
    - The bag closes with a string, and the scoop hangs on it.
    green powder | Nutrition Powder | (Garden Dust => Garden Dust Greens); (Kale and Company => Greens and Company); (Ten Leaves => Ten Leaves Greens); Plain Greens | nettle and spinach; barley grass and kale; parsley and beet leaf | energy, nutrition, immunity | greens, plant food | 24-48 | Five weeks at one spoon a day | Jar of 150 g; Refill in paper | Not with blood thinners before asking a doctor; Keep dry
    - {Stuff}, dried slowly and milled fine, with nothing else in the jar.
    - It is green, and it tastes green, and soup hides it best.
    - A spoon of it does not replace a salad, and the maker says so.
    - The field, the month and the mill stand on the lid.
    - Stir it in at the end, because heat does it no good.
    - It clouds a glass and disappears in a dal.
    - Tea drinkers will know the smell: a mown verge, after rain.
    mushroom capsules | Supplement | (Forest Shelf => Forest Shelf Mushroom); (Lion and Oak => Oak Log Mushroom); (Quiet Cap => Quiet Cap Mushroom); (Log Season => Log Season Mushroom) | lion's mane; reishi; chaga; shiitake | focus, immunity, mind | mushrooms, clarity | 26-52 | Eight weeks | Glass jar with 60 capsules; Test report of the batch | Not with medicines for blood or immune system; Not in pregnancy
    - {Stuff} is grown on logs, dried, extracted with water and put into capsules.
    - Research is young, and the leaflet says what it has and has not shown.
    - Two with breakfast, for eight weeks, and then a pause.
    - Each batch is tested, and the sheet is in the box rather than on request.
    - The capsule is plant-based, and there is no starch to fill it up.
    - The logs stand outdoors, and the harvest depends on the weather.
    - No blend, no secret: one mushroom, its amount and the date.
    iron drink | Supplement | (Rosehip and Iron => Fruit and Iron Drink); (Red Spoon => Red Spoon Iron); Low Ferritin Tonic; Iron with Fruit | blackcurrant; rosehip; beetroot and cherry | energy, pregnancy, new parents, teenagers | iron, tiredness | 16-32 | One month | Bottle of 500 ml; A cup with a line | Only with a blood test that shows the need; Keep away from children
    - A small cup before breakfast, with vitamin C from {stuff}.
    - It is gentler than tablets for many people and still turns things dark.
    - Coffee and tea should wait an hour.
    - Straws spare the teeth, so two come with it.
    - After three months you measure again, and the label insists.
    - It comes with a table of what to eat beside it and what to leave for later.
    - You shake it first, as the good part sinks.
    alcohol-free bitters | Drops | (Bitter Six O'Clock => Six O'Clock Bitters); (Second Glass Drops => Second Glass Bitters); (Root and Peel => Root and Peel Bitters); (Sober Dash => Sober Dash Bitters) | gentian and orange; rosemary and grapefruit; ginger and hops | quitting, digestion, men | alcohol-free, bitters | 14-30 | About sixty glasses | Bottle of 100 ml; Twelve recipes on a card | Contains grapefruit in some batches, check your medicines; Not in pregnancy
    - Three dashes in soda give a grown-up drink that bites.
    - {Stuff} are drawn in glycerine and water, so there is no alcohol in it at all.
    - It sits where the wine used to stand and does the job of the first sip.
    - A bar in a bottle is too much said; a habit in a bottle is about right.
    - It keeps for a year, though nobody has managed that.
    - Olives go well with it, and so does the good glass.
    - You count the dashes as you would count a measure, and that is part of the charm.
  `,
  ),
  ...productsOf(
    'equipment',
    `
    weighted blanket | Blanket | (Heavy Wool => Heavy Evening Blanket); Anchor Blanket; (Seven Kilos of Quiet => Seven Kilo Quiet Blanket); (Lean Weight => Lean Weight Blanket) | linen and glass beads; knitted cotton; wool and sand | sleep, mind, carers, menopause | weighted blanket, evening | 95-240 | Ten years with care | Blanket and washable cover; A chart of weights | Not for babies or people who cannot lift it off; With breathing trouble ask a doctor
    - The weight comes from {stuff}, and the cover comes off for the machine.
    - You choose about a tenth of what you weigh, and less if you sleep hot.
    - It lies still when you turn, which is the whole trick.
    - You can sit under it too, with a book, like an old dog.
    - The filling is sewn into small squares, so nothing wanders.
    - It drapes over the shoulders in the evening and goes to bed when you do.
    - Two people need two, as neither gives up the middle.
    yoga mat | Mat | Low Tide Mat; Root Mat; (Plain Ground => Plain Ground Mat); Second Skin Mat | cork and rubber; organic cotton; natural rubber; jute | movement, back pain, menopause, body | yoga mat, home practice | 38-120 | Years of daily practice | Mat with a cotton strap; Care sheet | Rubber may irritate with a latex allergy; Keep out of the sun
    - Made of {stuff}, it holds wet hands and does not smell of a tyre shop.
    - It is wide enough for shoulders and rolls as thick as an arm.
    - Wipe it with vinegar and water and let it dry flat.
    - After a year it has a darker place for each hand.
    - One side is smooth for kneeling, and the other grips.
    - It lies flat from the first day and stays where you put it.
    - Rolled up, it stands behind a door without falling over.
    meditation cushion | Cushion | (Husk Seat => Low Sitting Cushion); (Round Buckwheat => Round Sitting Cushion); (Plain Zafu => Plain Zafu Cushion); (The Sit => The Sit Cushion) | buckwheat hull; spelt husk; kapok | mind, focus, spirit, posture | meditation, cushion | 34-78 | Hulls last three years and can be refilled | Cushion with an inner bag; Half a kilo of extra filling | Keep dry
    - {Stuff} shifts until it fits, and then it stays.
    - You take out a handful until knees and hips agree.
    - The cover is plain, dark and goes in the wash.
    - It rustles for a week and then learns to be quiet.
    - Taller people order it a hand higher, which is worth asking for.
    - There is a loop at the side for carrying and for hanging it away.
    - It is low enough for a bed and firm enough for a floor.
    acupressure mat | Mat | (Bed of Points => Bed of Points Mat); Nine Minute Mat; (Spike and Rest => Spike and Rest Mat); (The Prickly Nap => The Prickly Nap Mat) | cotton and coconut fibre; linen and foam; hemp | back pain, stress, sleep, body | acupressure, back | 32-88 | Many years | Mat and neck roll; Bag with a strap | Not on broken skin or with blood thinners; Not in pregnancy without asking
    - The first two minutes are unpleasant, the next ten are warm.
    - On {stuff} sit six thousand points that do not come off.
    - A shirt in between is allowed and sensible.
    - A towel over the points is how most people begin.
    - Feet may stand on it while the kettle boils.
    - You lower yourself on to it from the side and breathe out more than you planned to.
    - It folds to the size of a newspaper and is carried by its strap.
    back roller | Roller | Slow Roller; (Long Foam => Long Back Roller); (Spine Log => Spine Log Roller); (Between the Blades => Shoulder Blade Roller) | cork; recycled foam; beech with felt | back pain, posture, movement, men | roller, back, stretching | 24-64 | Ten years | Roller and a drawing of six positions; Storage bag | Not after surgery or with osteoporosis before asking; Not on the neck
    - You lie along it, arms open, and let gravity have a turn.
    - {Stuff} is firm without being cruel.
    - Six positions are printed on the side, so nothing has to be remembered.
    - Two minutes a day do more than twenty on Sunday.
    - It doubles as a footrest, and then it gets used.
    - Calves may use it too, and usually complain first.
    - It is the length of a back and the width of a cake tin.
    reading lamp for evenings | Lamp | Amber Lamp; (Low Light No. 3 => Low Light Lamp No. 3); After Eight Lamp; (Warm Circle => Warm Circle Lamp) | beech; ceramic; recycled aluminium | sleep, jet lag, focus, teenagers | light, evening | 48-140 | Twenty years, bulb replaceable | Lamp with bulb; Two metres of cloth cable | Not for bathrooms
    - The light is the colour of a late candle and contains hardly any blue.
    - A knob of {stuff} turns it down so far that you stop reading by yourself.
    - There is no app and no standby light.
    - It throws a circle just wide enough for a book and leaves the rest of the room alone.
    - The shade stays cool enough to touch.
    - The bulb unscrews, and any shop with a drawer of bulbs has the next one.
    - It stands on a foot that a cat cannot tip.
    resistance bands | Equipment | (Long Loops => Long Loop Bands); (Quiet Strength => Quiet Strength Bands); Five Bands; (Pull, Pause => Pull and Pause Bands) | natural rubber; woven cotton; textile and latex | menopause, movement, older people, men | strength training, exercise | 16-42 | Two to three years | Set in three strengths; Exercise sheet in large print | Check for cracks each month; Latex allergy
    - Three strengths, colour for colour, with handles that fit old hands.
    - Made of {stuff}, they do not snap at the hair on your arms.
    - Ten exercises need a door, a chair and eight minutes.
    - You can do all of it in slippers.
    - The handles are sewn rather than glued, which shows after a year.
    - They hang on a door handle and take up less room than a good intention.
    - Each has its strength woven in at the end, for people without their glasses.
    seat wedge | Cushion | (Forward Tilt => Forward Tilt Wedge); Desk Wedge; (Half a Hill => Half a Hill Wedge); (Tailbone Off => Tailbone Wedge) | cork; buckwheat; wool felt | posture, back pain, focus, pregnancy | posture, desk work, sitting | 28-72 | Five years | Wedge with a washable cover; A note on chair height | Begin with an hour a day
    - It tips the pelvis forward by a thumb's width, and the rest follows.
    - {Stuff} keeps its shape by the afternoon.
    - It fits office chairs, dining chairs and most trains.
    - Take it out after lunch for an hour, and the back stays curious.
    - It stands on edge behind the desk when not in use.
    - It moves from the kitchen to the office under an arm.
    - You notice it for ten minutes and then only when it is missing.
    sleep mask | Sleep Aid | (Night in a Pocket => Pocket Night Mask); (Blackout Band => Blackout Band Mask); Window Seat Mask; (Two Dark Cups => Two Dark Cups Mask) | silk; cotton jersey; wool and silk | jet lag, sleep, new parents, exam nerves | eye mask, travel | 14-38 | Two years | Mask and ear plugs; A small bag | Wash by hand
    - It is cut so that lashes move and light does not.
    - What lies against the skin is {stuff}, and the strap closes at the side, where nobody lies.
    - It weighs less than a letter.
    - Side sleepers were the test group, and they were severe.
    - There is a pocket for the ear plugs, so they arrive with you.
    - It covers the gap beside the nose, where most masks let the street in.
    - After the wash it dries on a tap overnight.
  `,
  ),
  ...productsOf(
    'personal-care',
    `
    body oil | Body Oil | Damp Skin Oil; (Elbow and Shin => Elbow and Shin Oil); Slow Oil; Bath Door Oil | almond and calendula; jojoba and sea buckthorn; sesame and lavender; plain apricot kernel | skin, menopause, older people, pregnancy | body oil, dry skin | 18-46 | About three months | Bottle of 150 ml; A pump or a cork | Try it on the inside of the elbow first; Stains silk
    - Three pumps on wet skin, then pat, then dress without hurry.
    - {Stuff} and nothing that foams.
    - It sinks in by the time you have brushed your teeth.
    - A bottle lasts a season if you resist the extra pump.
    - Elbows, shins and the backs of the hands need it first.
    - The pump gives the same amount each time, and three of them are enough for a leg.
    - Morning people use it too, since it does not mark a shirt after five minutes.
    hand balm | Balm | Knuckle Balm; (Garden Hands => Garden Hands Balm); (Cold Weather Tin => Cold Weather Hand Balm); Nightshift Balm | beeswax and oat; shea and camomile; candelilla wax; plum kernel and rosemary | skin, carers, men | hands, winter | 9-24 | Two months | Tin of 60 ml; A pair of cotton gloves in winter | Try a little first if you have eczema
    - A pea of it does both hands, and a little more before bed.
    - With {stuff}, it melts at the warmth of a thumb.
    - The tin opens with cold fingers, which was tested.
    - It is stiff in winter and soft in a pocket.
    - Under cotton gloves overnight it does its best work.
    - A little goes along the edge of the nail, where it cracks first.
    - It leaves no prints on paper once you have counted to sixty.
    bath salt | Bath | Low Water Salt; Sunday Salt; Heavy Legs Bath; Grey Sea Soak | sea salt and pine; plain magnesium salt; salt and juniper; salt and oats | body, sleep, movement, stress | bath, muscles | 12-30 | Six baths | Bag of 1 kg; A cotton sack for herbs | Not on open skin; In pregnancy keep the water lukewarm
    - Two handfuls, fifteen minutes, body temperature and no phone within reach.
    - {Stuff}, coarse enough to hear it go in.
    - Rinse, dry, and go straight to bed or to a chair.
    - The water stays clear, and the tub needs one rinse.
    - Feet alone will do if there is no bath, in a bucket, with a towel over the knees.
    - The sack keeps the herbs in one place, and the drain is grateful.
    - It needs warm water, a door that locks and a household that has been told.
    cooling mist | Mist | Open Window Mist; (Cool Quarter Hour => Cool Quarter Hour Mist); Bedside Spray; (Three Degrees => Three Degrees Cooling Mist) | cucumber and witch hazel; rose water; mild mint water | menopause, skin, jet lag | cooling, hot flushes | 12-28 | Two months of nights | Bottle of 100 ml; A smaller one to fill for the bag | Keep out of the eyes
    - It stands by the bed and is found in the dark by its ridged cap.
    - Made with {stuff}, it takes the skin down a little and leaves no film.
    - A sheet sprayed lightly dries in four minutes.
    - In the fridge door it turns into something else again.
    - It is fine enough for a face with glasses.
    - Neck, wrists and the hollow of the knee are enough.
    - The nozzle locks, so it can lie in a bag with a book.
    heat pillow | Heat Pack | (Cherry Stone Roll => Warm Shoulder Roll); (Warm Neck => Warm Neck Pillow); (The Sack => The Warm Sack); Oven Shelf Pillow | cherry stones; spelt; rapeseed | back pain, posture, grief, body | warmth, neck | 18-42 | Ten years | Pillow with a washable cover; A card with times | Test the heat on your wrist; Not for people who cannot feel heat
    - Ten minutes in the oven, half an hour on the shoulders.
    - Filled with {stuff}, it holds warmth evenly and smells faintly of bread.
    - The shape sits on a neck while you do something else.
    - It also goes in the freezer and cools a knee.
    - The cover comes off with three buttons and no zip.
    - It smells of the oven for a minute and of nothing after that.
    - The chambers are sewn across, so the filling does not run to one end.
    plain soap | Soap | Short List Soap; (Olive Brick => Plain Brick Soap); Nothing Soap; Grey Soap | olive oil; oat and goat milk; shea and oats | skin, teenagers, men | soap, unscented | 6-16 | Eight weeks in a dry dish | Bar of 120 g in paper; A cork to set it on | Keep out of the eyes
    - It cleans and then leaves.
    - {Stuff}, lye, water and six weeks of waiting.
    - Keep it dry between washes, and it lasts twice as long.
    - It lathers little, and that is how it should be.
    - Shaving with it works better than it has any right to.
    - It has an edge to hold and a cork to rest on.
    - The paper says when it was cut, and it is better after another month on the shelf.
    foot rub | Balm | Night Nurse Foot Rub; (Twelve Thousand Steps => Twelve Thousand Steps Foot Balm); Sock Drawer Balm; (Heel and Arch => Heel and Arch Balm) | arnica and rosemary; peppermint and shea; marigold and beeswax | carers, pregnancy, body, jet lag | feet, massage | 10-26 | Two months | Tube of 75 ml; A drawing of where to press | Not on broken skin
    - Two minutes a foot, thumbs in the arch, socks on afterwards.
    - {Stuff} are worked in from the heel to the toes.
    - People who stand for a living buy it by the three.
    - The tin stands by the slippers, or it will be forgotten.
    - Ask somebody to do the other foot, if there is somebody.
    - You can put it on sitting on the edge of the bath, and it stays put.
    - It is thick enough to grip with and thin enough to sleep in.
    tooth and jaw kit | Personal Care | Soft Jaw Kit; (Unclench => Unclench Jaw Kit); (The Evening Jaw => The Evening Jaw Kit); (Night Bite => Night Jaw Kit) | clove-free mint; sage; cardamom | stress, sleep, exam nerves | jaw, tension | 16-34 | Three months | Tooth powder, brush and a jaw roller; Exercise card | See a dentist if you grind at night
    - You brush, and then roll the jaw for a minute on each side.
    - The powder with {stuff} has no foam, so you can see what you are doing.
    - The card shows where the tongue should rest, which surprises most people.
    - The roller is the size of a spoon and lives in the same glass.
    - You notice the clenching first, and it grows rarer after that.
    - It adds a minute to the evening and takes none from the morning.
    - The brush is soft, because people who clench tend to scrub as well.
  `,
  ),
  ...productsOf(
    'aromatherapy',
    `
    candle | Candle | One Evening Candle; Bookshelf Candle; (Low Flame => Low Flame Candle); Small Hours Candle | cedar and smoke; plain beeswax; fig leaf; hinoki and salt | spirit, stress, grief, sleep | candle, evening | 16-44 | Forty hours | Candle in a glass that becomes a cup; Snuffer on request | Never leave it alone; Keep from draughts
    - It burns quietly, with a wick that does not need watching.
    - {Stuff} is what you notice when you come back into the room, not while you sit in it.
    - The glass is plain and is meant to be drunk from afterwards.
    - The first burn should last two hours, and a card says why.
    - When it is finished the wax lifts out with a knife.
    - It smells of little until it is warm, and of little more after that.
    - The wick is trimmed with ordinary scissors, before and not during.
    room diffuser | Stone Diffuser | (Pebble and Drop => Pebble and Drop Diffuser); (Clay Disc => Stone Disc Diffuser); Windowsill Diffuser; (Porous => Porous Stone Diffuser) | raw clay; sandstone; lava | focus, stress, low mood | diffuser, no electricity | 18-48 | For as long as it is not dropped | Stone and a 5 ml oil; A saucer | Keep oils from cats and small children
    - Three drops on {stuff}, and the scent reaches as far as an arm.
    - No plug, no water, no blue light.
    - It fits a desk, a bedside and the shelf by the bath.
    - Washing it is not necessary; changing the scent means a second stone.
    - It is heavy enough to hold a page open.
    - The stone dries by evening and waits without complaining.
    - One drop more is too much in a small room, so count.
    pillow mist | Mist | (Two Sprays and Dark => Two Sprays Pillow Mist); (Linen Rain => Linen Rain Pillow Mist); (Fold and Spray => Fold and Spray Pillow Mist); (Turned-Down Bed => Turned-Down Bed Mist) | lavender; vetiver and orange; clary sage; camomile | sleep, jet lag, teenagers, menopause | linen spray, bedtime | 11-26 | Three months of nights | Bottle of 75 ml; A travel cap | Not on babies' bedding; Test on dark fabric
    - Twice over the pillow, then wait for as long as it takes to brush your teeth.
    - {Stuff}, measured so that it is gone by midnight.
    - Used every night, it becomes a signal, which matters more than the plant.
    - It dries in a minute and leaves no mark on cotton.
    - The strength is mild, because one person in the bed always minds.
    - The bottle is dark, and the label can be read without a lamp.
    - It goes on linen rather than on people.
    roll-on | Essential Oil | (Before You Go In => Before You Go In Roll-On); (Pulse and Pocket => Pulse and Pocket Roll-On); Corridor Roll-On; (Steady Wrist => Steady Wrist Roll-On) | bergamot and cedar; rosemary and lemon; neroli; black spruce | exam nerves, focus, stress, quitting | essential oil, pocket | 10-24 | Four months | Roller of 10 ml; A case that does not rattle | Not on sun-exposed skin; Ask first in pregnancy
    - One stroke on each wrist, one slow breath out.
    - {Stuff} in plain jojoba, too faint for the neighbour to notice.
    - It is the stopping that helps, and this gives you an excuse for it.
    - It fits in the coin pocket, where it will be found.
    - Use it when things are calm too, so that it means calm.
    - The ball turns evenly, even when your hands do not.
    - The cap clicks, which is as loud as it gets.
    incense | Incense | (Short Stick => Short Stick Incense); (Ten Minute Smoke => Ten Minute Incense); (Temple Corner => Temple Corner Incense); (Ash and Bow => Ash and Bow Incense) | sandalwood; pine resin; agarwood and clove; juniper | spirit, grief, mind | incense, ritual | 10-32 | Sixty sticks | Box of short sticks; A clay holder | Open a window; Not with asthma
    - Each stick lasts ten minutes, which makes it a clock as well.
    - {Stuff} and nothing from a laboratory.
    - The smoke is thin and goes up straight if nobody is in a hurry.
    - The ash falls straight, and the box has a tray for it.
    - People who dislike incense have been won over by this one, and some have not.
    - One stick is enough for a room with the window tilted.
    - You light it, wait for the glow and blow it out, and only then sit down.
    shower steamer | Aromatherapy | (Clear Head Tablets => Clear Head Shower Tablets); (Monday Shower => Monday Shower Tablets); (Cold Season Discs => Cold Season Shower Discs); (Steam and Menthol => Deep Breath Shower Tablets) | eucalyptus; pine and thyme; peppermint | immunity, energy, jet lag | shower, cold season | 9-22 | Twelve showers | Twelve tablets in card; A note on where to lay them | Not for children under six; Not with asthma
    - Lay one where the water just reaches it and breathe as usual.
    - The smell of {stuff} fills the cabin for about four minutes.
    - It is a nice thing to do with a blocked nose, and no more than that.
    - They crumble when they get old, so use them.
    - A quarter of one is enough in a small bathroom.
    - It works in the corner of the tray, away from the drain.
    - They come wrapped one by one, as damp is their only enemy.
    scent stick | Aromatherapy | (Craving Stick => Craving Scent Stick); (Instead => Instead Scent Stick); (The Other Habit => The Other Habit Scent Stick); (Nose and Nerve => Nose and Nerve Scent Stick) | black pepper and angelica; grapefruit; spearmint and anise | quitting, exam nerves, energy | quit smoking, cravings | 11-22 | Two months | Stick with three wicks; A card for counting | Not in the nose, under it
    - It is the size of a cigarette, and the hand knows what to do with it.
    - The smell of {stuff} is sharp enough to interrupt a thought.
    - Three minutes is how long a craving usually lasts, and so does this.
    - The wick is changed once a month, with tweezers and a little patience.
    - Colleagues take it for a lip balm.
    - It lives in the pocket where the packet was.
    - You breathe in twice and put it away, and the cap counts as an ending.
    balm for the temples | Balm | (Edge of the Day => Edge of the Day Balm); (Temple Tin => Temple Tin Balm); Desk Drawer Balm; (Thumb and Brow => Thumb and Brow Balm) | peppermint; lavender and mint; rosemary | focus, body, menopause | temples, desk work | 8-20 | Three months | Tin of 15 ml; A sheet with three pressure points | Keep from the eyes; Not for children under six
    - A touch at each temple and one at the back of the neck.
    - {Stuff} in a base that does not run.
    - It cools for a while, and then you notice that you have stopped frowning.
    - Wash your hands before you rub your eyes, as everyone forgets once.
    - A tin lives in the desk, another by the bed.
    - It is firm in the tin and soft on a finger.
    - A thin layer does more than a thick one, and saves the glasses.
  `,
  ),
]
