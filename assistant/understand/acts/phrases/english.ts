import type { ActPhrases } from './act-name.ts'

/** Written without a view of the code; the phrases that measure it are not among them. */
export const ENGLISH: ActPhrases = {
  seek: `
something for a stiff neck
my shoulders are like concrete from the laptop, what helps
a quiet cabin in the woods for two nights
do you have any weighted blankets
looking for a reiki person in Bristol
im after a decent yoga mat that doesnt slip
cold plunge tub for the garden
meditation app for people who cant sit still
breathwork classes near Leeds
i can't sleep
need to switch off for a weekend, preferably by the sea
lavender pillow spray
spa hotel in the cotswolds with a sauna
sound bath this saturday
my mum turns 60 and I want to treat her to something relaxing
acupuncturist in east london pls
somewhere to go on my own and read and walk and not talk to anyone
herbal tea for winding down
postnatal massage at home
life coach who gets adhd
silent retreat, ten days or so
magnesium bath flakes
I've been burnt out since march and don't know where to begin
pilates for over sixties
foam roller
is there anywhere you can do forest bathing in wales
treehouse with a hot tub
could you find me a nutritionist who works over zoom
wild swimming group
gift ideas for a stressed nurse
a tai chi teacher round Edinburgh way
thermal baths in hungary
ayurveda kerala
journal with prompts, hardback if poss
something to help my back when i drive all day
beeswax candles
anything that helps with period cramps
a running coach app that isnt shouty
pottery weekend or something creative like that
digital detox place with no signal
hey i wanna learn to meditate but im total rubbish at it
massage gun
couples retreat in Tuscany
vegan protein powder without stevia
cacao ceremony?
float tank near me
menopause support, an app or a person either's fine
dry january ideas, alcohol free drinks maybe
we need a break before the baby comes
facial oil for really dry skin
hiking and yoga combined in the pyrenees
gimme a surf camp
an eye mask that actually blocks the light
grief counselling group in manchester
infrared sauna blanket
only in scotland
under 80
we are four
actually with a pool
and on sundays?
not vegan though
what about online?
could it be closer to Brighton
make that three nights not two
no more than 150 a night
is there anything for beginners
hmm does anything exist without a flight
in october instead
same but for men
with my dog as well
adults only please
i meant for my daughter, she's nine
what if we went midweek
anything in organic cotton?
without the incense stuff
has to be wheelchair accessible
and if I'd rather have a woman do it?
no apps, a real person please
can it be free
somewhere warmer
only evenings after 7 work for me
oh and fragrance free
actually there'll be six of us now
would there be one in Spanish
rather a day thing than a whole weekend
are there any by train from Paris
in blue maybe
less spiritual, more sciency
Android only sorry
any of that kind up north?
it should be for knees not hips
and with food included?
could we do it at home instead of going out
something shorter, like ten minutes
have you got that in a bigger size
just for one person
plus a massage on site
Portugal rather than Spain
nothing with hiking, bad ankle
what about in the mornings
is there a version for kids
must be plastic free
starting next week ideally
not a hotel, more like a cottage
how about one that does gift vouchers
within an hour of Birmingham
ok but for two teenagers too
maybe somewhere in the mountains then
what about something I can use at my desk
only ones with good reviews
my neck has been killing me since i changed desks
somewhere in the Lakes where i can switch my phone off
weighted blanket that isn't too hot
an app to help me drop off at night
breathwork near Bristol
I'm after a hammam, a proper one, not a hotel steam room
yoga for stiff old men
hen do but calm, eight of us
looking for a gift for my mum, she just retired and is always tired
sound bath this weekend?
got any acupuncturists round Leeds
ayurveda panchakarma in Kerala 14 days
need to de-stress before my wedding in june
where can a single dad take two kids for a quiet week
magnesium that doesn't upset the tummy
Need a good massage in Melbourne CBD arvo appointment
cold plunge tub for a small balcony
silent retreat but not religious
do you have anything for jet lag
i cant sleep, three am every night wide awake
foam roller for tight calves
float tank
pilates reformer studio close to Clapham Junction
burnt out nurse here, i just want to lie in a field
is there such a thing as a retreat for grief
menopause coach, online ok
Something to stop me grinding my teeth at night
help me to find one meditation teacher in Pune
eye mask, silk preferably
me and the missus fancy a spa break up north
tinnitus relief
forest bathing guided walk
i want learn to breath better for my anxiety
habit tracker for people with adhd
candles that dont give me a headache
anything round Byron Bay for surfers with dodgy shoulders
detox juice thing
Ideas for a rest day after a marathon
reflexology, today if poss
thermal springs in Iceland or maybe Hungary
new mum, baby is ten weeks, body feels wrecked
a journal with prompts in it
qi gong class for seniors
we're a team of 12 and want a day out thats not drinking
my husband snores and i am losing the will to live
walking holiday where someone carries your bags
essential oil diffuser that runs all night
help with screen addiction
i sit twelve hours a day coding, back is gone
looking for nutritionist who understand south indian food
couples retreat, we've been arguing a lot
aerial yoga!!
hot stone massage for two
bath salts
book lovers retreat with long lunches
A tea for winding down
kids mindfulness app, age six
tai chi in the park
monastery stay in Greece or Italy
standing desk mat
some place for fasting under supervision
I fancy a go at wild swimming with a group
stuff for a home spa evening
digital detox cabin within two hours of london
reiki practitioner who comes to the house
lightweight travel yoga mat
solo female traveller wanting a surf and yoga camp
clay mask or something for dull winter skin
osteopath in Galway
want to quit vaping
light therapy lamp for the dark mornings
ranch stay in montana with horses
gong bath for my 40th
prenatal massage in Brooklyn
white noise machine for a baby's room
please suggest some retreat in Rishikesh for beginner foreigner
I feel lonely since I moved here, some group activity maybe
gua sha tool
singing workshop to let go a bit
my knees creak like an old gate
nordic spa in Quebec
barefoot shoes wide toe box
vegan cooking week
cacao ceremony
an off grid hut in Scotland
posture corrector that actually is comfortable
running coach for the over fifties
where do i go to cry and be fed soup lol
ice bath session near me, I'm in Cork
dance class for folk with two left feet
gratitude app
cottage by the sea where nobody talks to me
women only spa day
hey willow can you find me a nice sleep spray
shoulder frozen after winter, need somebody with good hands
pottery weekend
sunday reset ideas
safe sunscreen for sensitive face
Need place for grandma who use wheelchair, with warm pool
breath app with haptics for apple watch
seed cycling, is that a thing you have
family yoga holiday in portugal in august
an acupressure mat, the spiky one
equine therapy
mens circle in Auckland
electrolytes without sugar
quick ten minute stretch routine for office
make that four people
only in wales
and in october?
under a hundred quid
can it have a pool as well
not yoga please
what about something online instead
is there one closer to Manchester
with breakfast
no i need it for men
only ones that take dogs
could we do weekdays rather than weekends
without flying
Actually we'd rather be by the sea
fragrance free
and for beginners?
any with a female therapist
in hindi if possible
max 60 euros
but for kids
warmer than that, think canaries
for two nights not a week
is there a version for android
same but in Sydney
evening ones only
nothing with lavender, i'm allergic
what if we go in january
adults only pls
has to be plastic free
do any of them come with childcare
sorry i meant Perth in scotland
we have a baby with us
gluten free for my wife
budget is 15k rupees per head
only free apps
hmm and with a sauna
could there be something shorter, like half an hour
not a group, one to one
in english though
preferably family run
is anything available this friday night
smaller, like under ten rooms
wheelchair friendly ones?
I'd want it organic
between 200 and 300
how about the north island
does anyone do that at home visits
more of a physical thing, less talking
what about for a bloke in his seventies
must be reachable by train
ok but I don't eat meat
something I could start tomorrow
just me now, my friend dropped out
and if i go up to 150?
Are there any for advanced people
forget the spa, i'd rather hike
anything in that line for teenagers
with a view would be a dream
no subscription
my own bathroom is a must
make it spain
in a bigger size for tall people
could you show ones near the airport
any that ship to Ireland
without the spiritual side
only small groups
on a saturday morning would be perfect
hypoallergenic ones
maybe not so far, within an hours drive
what about books
cotton not polyester
And for couples?
let's say five days
we are now six adults and one toddler
can i get it in a quieter area
do you have the same in a capsule form
no alcohol on site
pregnancy safe ones please
for the morning rather than bedtime
is there something that starts in march
I'd like it more luxurious
not in a city
wait, next month not this month
anything that needs no equipment
can you narrow it to Cornwall
any chance of one with a fireplace
also he has bad hip so nothing too sporty
lets try massage then
with live teacher not recordings
only if they've got free cancellation
i would prefer made in uk
four stars at least
how about late august, are there any then
actually scrap the age thing, any age
should work offline
for under-tens?
kosher food is there
a bit more adventurous
what about the Blue Mountains
no needles!!
ones where i can come by myself
also somthing for the feet
preferabley mornings
only with vegeterian meals
can you find in Bangalore near Indiranagar
anything left for this bank holiday
i meant a product not a class
could the place have ev charging
and what do you have for hands
how about one without a screen
Looking for a decent physio who does evenings, tennis elbow
could I have it without the sugar`,
  tell: `
does it have wifi
is the second one cotton
can my dog come
what time does it start
do they run on tuesdays
what are people saying about it
is it suitable for a bad knee
what should i bring
tell me more about the boathouse
how far is it from the station
is breakfast included in the first one
how many people are in the class
whats in the balm, any nuts?
do I need to have done yoga before
where exactly is the third place
how much is it for a week
is there parking
who teaches it
does the app work offline
can you wash it in the machine
are kids allowed at the lodge
what's the checkout time
how long does a session last
is number four available in august
do they speak english there
are towels provided or do we take our own
how heavy is the blanket
what language is the retreat in
tell me about the second
does she come to your house or do you go to hers
do any of these have a bath
is the tea caffeine free
anything bad in the reviews
how big's the mat
is it indoors
can i go if im vegetarian
what does the price include
is the sauna private or shared with other guests
how do you get there without a car
is there a free trial with that one
does it come in other colours
are these all open in winter
what qualifications has the acupuncturist got
how long does the candle burn
is the pool heated
where's it made
do all of them deliver to ireland
whats the minimum stay at the farmhouse
more info on the last one please
does it run on android
is there a lift, my gran cant do stairs
so what do you actually do all day on that retreat
is the hot tub wood fired
does the coach do evening calls
how many bedrooms has the cabin got
is there wifi in the rooms
what's the second one made of
can we bring our labrador
when does it kick off
are they open bank holidays
how long is the session
does the app cost anything after the trial
what are people saying about the third one
tell me a bit more about the farmhouse
is parking free
how many people in a class
will it be ok for someone with a dodgy knee
What do I need to pack
are meals included
hows the bed
does it smell strong
which languages does the instructor speak
is there an age limit on the first
can i go in a wheelchair
what size is the mat
what's the nearest station to it
do the prices include VAT
does number 4 deliver to Northern Ireland
is the sauna mixed or separate
i need to know if i can wash it in the machine
how far from the beach
Do you have to be naked
what ingredients are in the balm
is it vegan
how warm is the water
does it have reviews
any stairs?
tell us about the food
check in time?
can my mum aged 81 join the walk
do i have to talk to the others at the retreat
is the lodge heated in winter
would a complete novice cope with it
how much is the deposit on the first one
what happens on a typical day there
where exactly is that
is there a kids menu
does the lamp come with a uk plug
how many sessions are in the package
what does it cost for two nights
are towels given or we must bring
is it quiet at night or near a road
the therapist in the second card, is she qualified
can i cancel the retreat if i get sick
does it work with android
how heavy is that blanket
can you tell me about the weather there in march
do they do it online also
is smoking allowed on the terrace
So is it indoors or outside
what's the cancellation policy for the boathouse
will there be mobile signal at the cabin
what colour does it come in
are there any bad reviews
does the candle have a wooden wick
how long does the battery last
Is there single room supplement
can i come alone or is it couples only
do they cater for coeliacs
do i need my own mat
how big is the pool on the last one
more info on no 3 please
does the price go up in summer
is the coach a man or woman
do you get a certificate at the end
when's the next date
how do i get there without a car
is the massage oil nut free
are there mosquitoes
what floor is the studio on
is transport from airport included sir
how long does shipping take to australia
can left handed people use it
how old is the building
What's included
does it have a bath or just a shower
whats the dress code
any good for sensitive skin?
could i leave halfway through the day
is there air con
do they take cash
show me the details of the tea one
what time do you have to be out in the mornings
can you rent bikes there
tell me what the guests moan about
is the class on zoom live or recorded
is there a lift
i snore, can i have a own room there
does the retreat allow phones
is breakfast buffet or served
what's the rating on the yoga barn
how many stars has it got
does it expire
is the fabric breathable
how loud is the fan
do they do gift vouchers
where is it made
is that price per person or per room
how strict is the silence
is coffee allowed at the ayurveda place
and the third, has it a garden
can you do it while sitting in a chair
whats the story behind the herbal company
do any of these have a hot tub
Are all of them open in winter
do they allow under 18s
is there a minimum stay at the shepherd's hut
how many calories in the shake
does the diffuser switch itself off
can two people fit in the tub
do i need a prescription for it
does the second app sync with garmin
what does the osteopath specialise in
is it the kind of place where you dress for dinner
do the rooms have a kettle lol
Who runs the retreat?
how experienced is the guide
does the pool have a hoist or a ramp
how much walking is there per day
does one need to know swimming
are the teachers indian
is it near the metro
is there a free trial
can i use it without internet
what is the refund thing for the mattress topper
are the beds twin or double
would i be picked up from the ferry
does it leave stains on the sheets
how deep is the pressure, is it a gentle massage or a hard one
how many rooms have they got
the first place, is it family friendly
can i pay in instalments for that one
what's the youngest age they take
what do i wear to a gong bath like this
does it cover the feet too
is the oil cold pressed
do the monks speak english
tell me everything about the last card
does the ticket include lunch
how many weeks does the course run
do i get to keep the recordings
do they have evening slots
What is the address of the clinic
is it open on a sunday
can they come to my house
is there a waiting list
do reviews mention noise
does it come in large
are there showers at the lake
is the towel organic cotton or just says natural
how long is the warranty
how high up is the hut
would my partner be bored there if he doesn't do yoga
is there a shop near by
does the second include flights
what kind of meditation is it
can you eat meat there
is the water salt or chlorine
when do they answer, is it quick
how long do the candles burn
has the cottage got a proper kitchen
is it possible to arrive late about 11pm
are linens provided
does the programme have a live coach or is it just videos
can i bring a friend to the class
what about insects in the treehouse
is tipping expected
how steep is the path to it
is it all women
does anyone there speak french
do i need to be flexible for it
is there plastic in the packaging
does the 2nd one have a washing machine
what's the view like
how many ml is the bottle
can you get a day pass without staying
is the workshop hands on
so what's in the box
how hot does the sauna get
is there somewhere to charge my car
are those prices current
what certifications does the shampoo have
does it rain much there
Can they do evening meal for a vegetarian
has anybody with back pain reviewed it
do i need to book the sauna extra or its included
what is meant by half board there
tell me more about her
is it ok for a hairy chest, the patch i mean
does the yurt have electric
how soon would it arrive
anything i should know before going
do they use needles or just pressure
does the ferry go every day to the island
is the studio air conditioned, its 40 degrees here
can kids under five go in the pool
does it need batteries
and how long is the drive from Inverness
what about parking there
is the lake swimmable in may
do i have to share a bathroom
does that include the therapist's travel
the blue one, is it soft
is there any nightlife nearby
how noisy is the second
is the pillow firm or squashy
what level is it pitched at
does they provide pick up from Dehradun
is the farm a working farm
is it a real log fire
does the course finish before 9
what are the teachers names
opening hours?
does the cushion cover come off
are there any hidden extras at the spa`,
  compare: `
what's the difference between the first two
which is better, the cabin or the yurt
compare 1 and 3
how do these two differ
boathouse vs the mill?
first or third, what would you say
is the second one better than the fourth
are they basically the same thing
what sets the lodge apart from the farmhouse
put them side by side for me
the two apps, how are they different
whats one got that the other hasnt
between the retreat and the day class, which would you go for
is the dearer mat really any better than the cheap one
pros and cons of each
how does number two stack up against number one
cork or rubber, which of the two mats is better
I'm torn between the sauna place and the one by the lake
help me decide between the last two
why is the third so much more expensive than the first
would i be better off with the acupuncturist or the massage
can u compare all four
do the two candles smell different
which has more going for it, the spa or the cabin?
what do I get extra with the second compared to the first
difference?
so the blanket or the pillow, if you had to say
how's Headspring different from that other meditation app
is there much between them
which of those two is the better one for sleep
compare prices and locations of the first and the last one
number 1 vs number 4
what separates the two teachers
are 2 and 3 the same sort of retreat or not
give me a comparison
one's hatha one's vinyasa, what does that mean for me choosing between them
which of the pair is quieter
i cant tell these apart
how do the reviews for the first two compare
is the yurt bigger than the shepherd's hut
better for couples: the mill or the manor
the top two look identical, what's different
coach A or the app, which works out better
does the first have anything over the second
whats the trade off between the oil and the balm
would you pick the lavender one or the chamomile one
line up the cabins against each other
between one and two which is nearer the beach
the treehouse looks nicer but the barn is cheaper, how do they compare otherwise
weekend in Wales or the one in Devon, which is better value
contrast the second and third for me would you
this one or that one
are the online class and the studio class much different
tell me how the lodge compares with the spa hotel
which wins, one or two
whats the difference between the first two
which of the two is better
first or third?
how do these compare
is the boathouse nicer than the barn
compare 1 and 4 for me
I'm torn between the yurt and the cabin, help
what does the dearer one have that the other hasn't
Whats better, the app or the coach
put the two retreats side by side
is there much in it between number two and number three
why is the first one twice the price of the second
how does the silk mask differ from the cotton
the osteopath versus the massage place, which would you go for
pros and cons of each pls
which is the better value out of the last two
does the second beat the first on food
can you stack them up against each other
what sets them apart
cork mat or rubber mat
is the one in Goa any different from the Kerala one
between these two only, which
if you had to pick the lodge or the priory
how's number 3 different to number 1
so the candle vs the diffuser
Which one better sir, first or second
what do i get more with the longer course than the short
weigh up the top two for me
is the second one as good as the third
are both of them by the sea or just one
let me see the differences in a table
does calmly do anything that headly doesn't
which is better for a bad back, the topper or the pillow
contrast the two spas
in what way is the tuesday class unlike the thursday one
would you say the farm is quieter than the hotel
is it worth paying extra for the second compared to the first
Help me decide between the massage and the acupuncture
i can't tell these apart
whats different
tell me how two and four differ
wich is better 1 or 2
better one out of the blanket and the lamp?
which has more to offer, the alps place or the tuscan one
how do the prices compare across those
is A more beginner friendly than B
compare em
they look identical to me, what am i missing
I need a comparison of all four
does the first one have anything over the other
number one or number two, which has the bigger pool
what's the trade off between the river house and the mill
is the tea stronger than the tincture
Sauna A or sauna B for a couple
are the ingredients different between these balms
which out of the pair has better reviews
reiki or reflexology, of those you showed
give me the key differences
would the online course do the same as the weekend
compared with the first how far is the second from town
does it matter which of these two apps i take
I don't see how the gold package is better than the silver
of the last two which one would you trust
how is hatha one different from the yin one up there
the welsh one against the scottish one, go
is the 7kg better than the 5kg
Is there a difference in quality or just price
what is the distinction between these two programs
do they vary much
which is nicer, the forest or the lake
is the linen set really better then the bamboo one
between the retreat and the day spa what would relax me more
how does the second option measure up to the third
does either of them have an edge
one vs three
what would i lose if i took the smaller cabin instead of the big
could you compare reviews for both
the two in Devon, how are they unlike
which wins, hammam or float tank
they are both in ubud, so what makes one different
is the coaching more intense than the group thing
do the first and second use the same teacher
better to get the roller or the ball from these
so is number 4 just a cheaper number 1
what separates the two hotels apart from cost
which of both is more comfortable
lay out how each one differs
how would you compare the food in these two
hard to choose, tell me strengths and weaknesses of both
is the lavender spray or the pillow mist better
does the second lamp shine brighter than the first
can u compare the two meditations apps
which one's more fun, surf camp or the dance weekend
is the monastery stricter than the ashram
what makes the pricey candle better than the other
how is the third one different from the rest
which of them two is closer, like really
would my mum prefer the tea box or the bath set, compare
just compare the first pair
are there advantages of the big one over the small one
the reformer class or the mat class, whats the diff
between option b and c whats your view
I want to see them next to each other
how does Maria compare with Tom as teachers
does the castle offer more than the cottage for the money
which is softer, the wool or the fleece
are the two massage places similar in price and length
does the lodge come out ahead of the mill or not
tell me what the second does that the fourth doesnt`,
  best: `
quietest of these
which is nearest to london
which one is best rated
cheapest of them?
the biggest pool?
which would suit a beginner most
what's the most popular here
which has the nicest view
who's the most experienced of the lot
which of the four is most dog friendly
which is the softest
the closest one to a beach?
whats your top pick out of those
which one ships fastest
shortest of these sessions?
and which is the greenest
of all these which is best for a bad back
most romantic one?
which one would you choose
longest battery out of the ones you showed
which of them gets the best reviews
who is the cheapest
ok and the warmest blanket is which
which has the smallest groups
best value for money here?
which is easiest to reach by train
the most remote, which is that
which of those is gentlest
what's the strongest scented of the four
which is best for kids out of these
the one with the best food?
which starts soonest
whichs the lightest to carry
which one's got most beds
your favourite?
which is the most luxurious of the bunch
out of these who has the most reviews
the least touristy one?
which app is simplest
which do most people go for
highest rated please
which would be best for someone nervous
the least strenuous of those classes
tell me which is the newest
which of these is best for a solo traveller
if you could only recommend one of these
the most eco of them
which lodge is biggest
most central one
which place is the most private
whats the least expensive one there
which would last me longest
who of these is best with anxiety
which of em has the best sauna
the furthest from any road?
which is the quietest
nearest to london?
best rated one
cheapest of them
who's got the biggest pool
which would suit a total beginner most
Which of these four is the most relaxing
what's the top one for families
the softest?
and the closest to a train station
most romantic of that lot
which is easiest to get to without a car
which one do people like most
whats the least crowded
out of these which has the best food
the warmest place in november would be which
which lasts longest
longest session?
which has the most reviews
which of them is greenest, i mean eco
the smallest group, which is that
what one would you pick
Which one is good for back pain most
who has most experience of these therapists
the best for my budget out of all those
shortest drive from Glasgow
which of these is the gentlest on knees
which of those would be best with a toddler
so which is the winner
best value?
strongest one here?
which one's the poshest
which is most remote
rank them by price
which one can i get fastest
whats the fanciest of these
lightest mat of the four
which is most private
which smells the nicest according to people
which app is the simplest for an old fella
the prettiest?
who is the most affordable among them
Which would you say is the most authentic
sort by rating please and tell me the first
the least touristy of these
most suitable for a wheelchair user
which one is best overall in your opinion
highest rated
which one gives most for the money
which of the retreats is the strictest
out of them all what's most beginner friendly
is there one that stands out
which is the most dog friendly
best for sleep of those
the most natural ingredients?
wich one is most near to the sea
whichs the least sweaty
which of them would help most with stress
the one with the largest rooms?
what's the pick of the bunch
most popular
which is the best for a group of ten
which lamp is brightest
if you could only do one, which
which has the best teacher
the oldest of these places
who's highest up the mountain
which is coolest in summer
the most durable?
of the four, which has the latest checkout
the one with fewest stairs
Which ships quickest to NZ
what is the highest quality one here
most bang for buck
which is the least expensive per night
the hottest sauna of these?
which would make the best present
which of these would my gran enjoy most
and which is the deepest massage
which is the most central
ur top pick
the most fun one?
which is the most spiritual
i just want the best one tell me
who among these is the most qualified
which one is the cosiest
the one thats least hassle
which is the best for someone shy
biggest garden?
which of these is nearest me in Croydon
which is the quickest to do each day
the one with best wifi
which has the least sugar
most peaceful?
which of the classes is the hardest
number one in your eyes
the most secluded of those cottages
which has the most flexible cancellation
which would be gentlest for sensitive skin
what do most people go for
safest bet out of these?
who's best with anxious people
which is the best for rainy days
which of them is the newest
which one's the comfiest to sleep on
which has got the most treatments
the most scenic one please`,
  why: `
why this one
why did you show me that
what makes you recommend the first
how come the yurt is there
why is number 3 in the list
whats that got to do with my neck
why do you think this suits me
explain your choice
on what grounds did you suggest the boathouse
I asked for candles, why is there an app
what made you pick these
reason?
why those four
and why would that help me
why an acupuncturist
how does the second fit what i asked for
whats the reasoning behind the last one
why are you suggesting a retreat to me
why should i go for that
what's so special about this one that you picked it
tell me why you chose the lodge for me
how did you land on those
why that
what's the link between the tea and sleep, why did you show it
did you recommend it because of what i said about stress
i dont get why the third card is there
why was the massage suggested
makes no sense to me why you'd offer a hotel here, why?
so why her in particular
why does this come up for back pain
for what reason do you recommend it
why not something in london, why this
how is the cabin relevant
what in my message made you think of pottery
why these and why now
justify number two
why would you recommend a cold plunge to a beginner
whys the mat one of them
care to explain why the spa hotel
you picked the farmhouse because?
why do you reckon that one's right for us
what speaks for the first one
why is this a match
whats your reason for showing the sound bath
how did that end up in my results
why's it telling me about breathwork
what did you base this suggestion on
why the expensive one
curious why you went for the lodge
why do I see a coach here when i wanted a book
what makes it a good fit for me
can you say why you've put the oil in
why did the retreat in Spain come up
why did you think i'd like this
why me, why that
why did you show me the boathouse
how come the first one came up
why do you think it suits me
Why are you recommending that
on what grounds
whys the candle there
what has this got to do with my back
what's the thinking behind number two
why would that help me sleep
how is that relevant
why these four
give me one reason to go there
why the second
how does that fit what i said
i asked for massage so why an app
what's so good about it
why that place in particular
tell me why you suggest the lamp
what makes you say that one
how did you land on this
why should i choose it
what's special about the lodge
why am I being shown a yoga class
what's your reasoning
justify the third one
how did you decide on the monastery for me
in what way does this match
you recommended the tea, why
but why
why me and a gong bath haha
what was the logic for that
why's that at the top of mine
I'm curious why you chose the coach
for what reason you are giving me this
what about me made you think of the retreat
how is this suited to a beginner
whats the connection between my headaches and a pillow
why not something nearer, why this
explain please why this one
why did that pop up
what makes it a good match
how come you think i'd like that
is there a reason the spa is included
what do you see in the second one
why would i want that
can you say why you suggested it
why exactly the alps
why would you put a candle in front of me
what makes the first right for anxiety
what drew you to this
how does a weighted blanket answer my question
I don't get why you're suggesting number 4
what is the point of this one for me
convince me
why is it a fit
what makes you believe it will be good for my mum
why have i got a product when i wanted a place
give me your reasons
Why you have recommended this only
tell me the reason for the third
how did my question lead to that
what's the case for the farm
why were those selected for me
why a float tank
what does it have going for it
why do u think this is for me
why bring up reiki
how does it relate
any reason for the price one being here
what made that come up
why is the ashram suggested
why do these suit stress
why would number one be good for couples
whats the rationale
how come this one and not the one in Bath
what did you base that suggestion on
but why this app of all the apps
why do you keep recommending the same place
what qualifies it
what made the cut and why
so why'd you go with that
why does it say good for me
how do you figure
what is it about this retreat that fits
why the surf camp, i cant swim
what makes that card a match for my request
explain number two to me, why's it here
what led you to propose the sauna
where did you get the idea i'd like pottery
why are you showing me this
you think this is right for me? why
on what basis the third was suggested
what was it in my message that brought that up
why did the clay mask turn up
why would this one be better for me
who told you i need a coach, why this
how would that be of use to me
is it there because i said quiet
tell me what makes this worth it
why do you rate the first so highly for me
why was that recommended
what would you say makes it right
what's with the horse one
why specifically this studio
why suggest that
what was it that made you think reflexology
why's a horse ranch the answer to my stress`,
  choose: `
i'll take the second
let's go with the boathouse
the first one sounds good
number 3 please
yeah that one
ok the cabin it is
I like the last one
the yurt then
gonna go for the cork mat
second one
i think the lavender candle
that acupuncturist seems right for me
we'll do the retreat in Devon
1
perfect, the mill
oh the treehouse definitely
I prefer the third
the cheaper one
my vote's for number two
sold, the blanket
ooh i love the look of the farmhouse
decided, its the first
the one with the sauna
ill have the tea thanks
the app will do
going with four
lets do the sound bath
that's the one
she sounds lovely, i'll go with her
the top one
hmm ok the third one i guess
that last retreat is exactly what i want
I'm leaning to the lodge, yes the lodge
the blue one please
option b
right, first one wins
give me the Tuesday class
fine, the hut by the lake
this one looks perfect
we've settled on the spa day
the massage at home, yes
count me in for the pottery one
i pick the second candle
the one in Wales
its gotta be the boathouse
no. 4 looks great
the meditation course suits me best, go with that
hubby likes the barn so the barn
let me have the one from the small maker
okay I choose the coach
the two night one
happy with the first
that'll do me, the foam roller
the middle one
yes to the forest bathing
number three it is
the cabin please
ok the last one
yeah the blue one
I'm going for the acupuncturist
that one with the lake, sold
second one, definitely
going with 4
I pick the yoga barn
the candle will do nicely
right, decided, the hut
we like the farmhouse best so that
option 2
mine's the massage
first
I think i shall go for the Tuscan one
we'll have the spa day
that'll do, the third
ooh the treehouse, yes
go on then, the silk mask
happy with the first one
i want this one
number 1 looks perfect
the weighted blanket wins
I choose the ashram
ok im sold on the tea
the top one is for us
let me have the second option
third one ta
i prefer the monastery
that retreat in Goa, i am finalising that
I fancy the float tank
the priory seems right for us
gimme the cheap one
I've made up my mind, its the lodge
the one on the left
my wife says the lake house so the lake house
this last one feels right
the app then
yes to the second
We settle for the river cottage
definitely the pottery one
lets do the hammam
i would like the number two
love the look of the third, having that
no 4 pls
it's got to be the sauna on the cliff
my vote goes to the first
the thursday class works for me
the coach, Anna, i like her
option b then
I'll stick with the first one you gave
we are keen on the surf one
the shepherds hut is the one
two please
I'd rather have the cork mat
The dearer one, life's short
i go with the first
ok i choose the oil
taking the bath salts
sounds lovely, the one in Wales
the second suits me
The latter
the former i think
that last one's a goer
reckon the Byron one
the pillow, final answer
I'm set on the mountain hut
first one's a winner for me
we want that cottage
I'd go for number two as well
the one with the dog is the one
Okay number three for me and the kids
yep that one
the forest walk one appeals most so that
seal the deal on the yurt lol
this is it, the one by the sea
the sound bath it is then
i am liking second one only
lamp. thats the one
prefer the 2nd
that yin class ticks the boxes
perfect the boathouse
the bottom one please
right you are, the steam room place
I'm leaning to the first and thats that
the cacao thing, im in
great, i'll do the tuesday one
let it be the third
the women's weekend sounds just the job
deal, the first
the one you said was quiet, i want that
i've settled on the diffuser
we opted for the castle
number two has my name on it
Ok the last option is fine for me
fine, the reformer class
honestly just the first one
second card
i'm happy to go with the walking holiday
that there spa, yes
the vegan week for me
I shall have the rose balm
good choice that third one, i'll have it
the online one then
the big one with the pool`,
  book: `
ok how do i book it
where can i order this
reserve it for me
sign me up
can I buy it here
book the first one
how do I pay for this
get me two places on the saturday class
i want to book the boathouse for friday
add it to my basket
where's the checkout
what do i click to reserve
how do we enrol on the course
book me in with her next thursday
can you make the booking or do i have to
order two of the blankets
whats the link to buy the mat
I'd like to reserve the cabin for the 12th to the 14th
how can i get hold of the candle
let's book
is it possible to reserve the third one by phone
buy
take me to the booking page
how do I get an appointment with the acupuncturist
please register both of us for the retreat
where do i download it
ok ready to pay
can I put my name down for the sound bath
do i need to order direct from the maker
book it
whats the next step if i want that one
how do you subscribe to the app
I'll buy it, where do I go
secure a spot for me would you
can we book the lodge just for one night, how
get tickets for the breathwork evening
want to order number 2
how would i go about booking this one
send it to my house, how do i order
do i book with you or with the hotel for that one
make a reservation for two at the spa
purchase the first
im in, where do i sign
can u book the massage for tomorrow at 4
how to order from them
show me where to book
do I need to pay a deposit for the yurt and where do i do that
i want that one, how do I buy it
schedule me a call with the coach
grab me a ticket for the workshop
could you hold the room for us
okay take my money
where can I purchase the second oil
how do i claim my place on the retreat
go ahead and reserve the second
how do I pay for that
can you book the second one
take me to checkout
buy now
i want to make a reservation at the lodge
put us down for saturday
where do i buy the candle
whats the link to book
book me in
How to register for this workshop
can i get two places on it
do you book or do i ring them
enrol me on the course
get me a ticket
can I purchase it here or on their site
hold a room for the 14th
ready to pay
where's the button to buy
I'd like to place an order
how can I subscribe to that app
please do the booking for two persons
could you arrange the appointment
grab me a spot
so what do i do to secure it
I want to schedule a session with her
can u send me the booking page
how do we go about reserving
order the first one
get that sent to my house
can i book it for friday 6pm
the boathouse, how would one reserve that
sign up link?
want to book boat house for three nights from the 9th
how do i join the class
buy two of those
which website do i order from
book it willow
i'll have it, how do i pay
can you put my name down
can i make the payment by upi
where to click for booking
make an appointment for me with the osteopath
proceed to payment
please reserve a table, i mean a treatment
shut up and take my money
can i prebook this
How would I get hold of the mat
add two to cart
what do i need to do to get a place
is it possible to book direct through you
let me book that before it goes
ill take it where do i pay
where can I get tickets
give me the shop link
how do you hire the therapist
book a double room
I wish to enroll for the same
can I buy it as a gift voucher now
how can we confirm our places
secure me a slot on thursday
set up the appointment
let me get that ordered
do i book through the hotel
could i do the booking by phone for this one
start the free trial for me
how do I apply for the retreat
can you get me in tomorrow morning
pls book
how to purchase from india
i want to book number three how
lock it in
where is this sold
can you process the order
register my wife and me
i would like to order one blanket
give me their booking site
take my booking
how do you sign up for the beginner block
can we reserve online
Ready when you are, book it
what's the next step to get this booked
can i book just the one night
help me check out
i'm buying the lamp, where
let me sign up my mum
could you reserve three mats for us
where do I put my card number to get it
send the booking request
can you call and book for me
how to reserve that sauna slot
get me that appointment asap
is there a form to fill in to join it
book the yurt for easter
make it mine, where do i pay
can i get it on amazon or only there
want to purchase second product
okay book both of them
how do i become a member of that studio
booking please
order it now
Where can I grab a pass for the event
can i put a deposit down today
let us reserve`,
  similar: `
more like the first
anything similar to the boathouse
show me others like number two
similar please
got any more along the lines of the yurt
i love the third one, what else is like that
like that one but different
more of this kind
same vibe as the lodge
are there other candles like this
find me something comparable to the farmhouse
another like it
are there any alternatives to the second that feel the same
who else does what she does
other teachers like him
similar apps to that one
things like the sleep spray
more places in the style of the mill
what else resembles the last one
the treehouse is full, anything like it?
more cabins like that
can you find retreats similar to the one in devon
i like the look of 1, got more?
more along those lines
do other makers do a mat like this
give me the same sort of thing as number four
comparable ones to the first please
anything in the same spirit as the silent weekend
something close to that barn
what would you show someone who liked the boathouse
lookalikes for the second one
other stuff from makers like this
more in that style
id like a few others similar to the tai chi class
are there more hosts like these two
things that go in the same direction as number 3
show similar
another one of those
the sound bath was lovely, what's like that
more by the same people
are there any others of the same type as the forest cabin
any other tea like that one
more that look like the last card
similar to this but i havent seen it yet
if i enjoyed that retreat what else would i like
got a twin of the lake house?
find its closest match
three more like the acupuncturist
you know that first one? more of those
whats in the same league as the spa
ones that are like the shepherds hut
other bath salts of that sort
similar vibe pls
recommend me more like number 1
any relatives of that app, same idea
more like the second one
show me others like that
got any more in that style
like the first but different
i love number three, are there more of those
find places along the same lines
similar ones please
more of the same
Do you have something comparable to the yoga barn
same kind of thing as the last one
that's my cup of tea, any others of that sort
others in the vein of the treehouse
more cabins like that one
what else is like this candle
alternatives to the third
is there anything akin to the hammam one
could you find a twin of that retreat
i like the vibe of the second, give me more
similar to 4
what would be a close match to the lodge
Any place same like the ashram one
something resembling the first card
more teachers like her
things like the weighted blanket
i want ones that feel like the priory
apps like the second app
if i like the float tank what else would i like
another one of that type
same again but other places
give me lookalikes for number one
more suchlike
that farmhouse was spot on, what else is there like it
Products of the same kind as the balm
any other huts like the one on the top
bring me more in the spirit of the monastery
more of that sort please
equivalents to the first
similar retreats to this one?
what's a near thing to that spa
in the same mould as number two
got others cut from the same cloth
show me ones which are like the sound bath
kindred spirits to the river cottage haha
i'd like to see some like the last
closest thing to the silk mask
are there any more like the forest walk
more like this
more like that one pls
similar but not the same as the second
something in the manner of the pottery weekend
other classes of this kind
find me another like it
that reminds me of what i want, more like it
Could you suggest the likes of the third one
ones like the goa resort
show me comparable sessions
you got anything like number 2
would love more in that direction, the first one
others similar to the ayurveda place
another osteopath like him
same type as the tea please
any siblings to that cottage
what else do people who pick the sauna hut like
more of those quiet ones like number four
i like that style of place, more
related to the first one
whats out there thats like the mountain hut
similar vibe as the surf camp
along the lines of the second but i want to see several
more items like this lamp
Find something of similar type as first
other coaches with that kind of approach
do you know any more little places like that
love that. more!!
more options similar to the reformer class
ones in the same family as the diffuser
anything that matches the castle
show me stuff thats like the third card
a few more of that ilk
is there another version of the women's weekend
like number one please
any nearby ones like the yurt
something very close to the second suggestion
something like that 3rd one
more events like that
would there be any other farms like this
similar to the massage lady
more in the same style as the log cabin
can I see others like the breathing app
matches for the first
the first is nearly it, any like that
similar pls
i'd go for something like the shepherds hut
there must be more like number two
do others offer what the third one does
keep them coming like that last one
alike places?
is there an alternative to the lake house of same sort
same feel as the boathouse
i really like the rose oil, others like it?
show me its cousins
similar place to option three
comparable ones to the thermal baths
more retreats in this fashion
anything of that nature
what other things are like the spiky mat
ones that are just like the cork one
more of what number four is`,
  other: `
something else
next
none of these
show me more
what else have you got
any others?
more options please
nah
not feeling these
anything else
keep going
different ones
other suggestions?
let me see some more
nope next lot
not these
is that all you have
what else is there
try again
skip
i've seen those already
any more where that came from
these don't do it for me
give me another four
are there other choices
no not really my thing
got anything different
show others
another batch
the rest please
hmm not quite, more?
next page
dont like any of em
more results
can i see a few more
refresh
carry on
none of them appeal
what other ideas do you have
not convinced, show me other ones
continue
there must be more than four
pass on all of those
new ones
and besides these?
any further suggestions
what about some other ones
more
i'd like to see some alternatives
no thanks, others
throw some more at me
none of those take my fancy
something completely different
let's see what else is out there
not for me, what else
others please
any more?
can i see different ones
more options
got any other ideas
don't fancy any of them
Try again with other ones
nope, next lot
these aren't for me
show other results
is that all
more pls
give me four others
no not feeling those
what other choices are there
seen these already
i've been to all of those
Any other options available?
not keen, what else
load more
give me another set
can you show me a few more
hmm no
none of them grab me
let's see some others
swap them all
not my thing, others?
what more is there
next four please
I'm not sold on any, any more
no thanks show me others
neither of those
other ones
Do you have some different ones also
are these the only ones
surprise me with other ones
not quite, next
pass
can you find different ones
scroll on
don't like them
try others
and what besides these
next ones
see more
i'd rather see new ones
nothing there for me, whats next
new suggestions
keep looking
meh, more
change these
give more
other than those?
show some more of your listings
isnt there anything else
any further ideas
not convinced by these, show more
is there a second page
no good, another
got owt else
fresh ones please
the rest?
dont want any of those
give me something different
reload
move along
not this lot
could I look at alternatives
can we move on to others
not interested in them, next
I was hoping for other ones
onwards
let me see the remaining ones
another
a different selection please
shuffle
what else is on offer
i dont like any of these four
do you have anything different
more choice please
show me what else there is
any others up your sleeve
roll the dice again
not really, what else
These all I know. Others?
are there more
no, none
different suggestions
give us another few
please show next
more more more
is there something different you'd offer
hard pass on all four, more`,
  cheaper: `
cheaper
anything cheaper?
that's too expensive
bit pricey
have you got something more affordable
less money please
i cant afford that
out of my budget
whoa thats a lot
got anything that wont break the bank
can you go lower
on a tighter budget
more budget friendly ones
too dear
I'm a student so something low cost
way over what i can spend
any that cost less
costs an arm and a leg, others?
less expensive
is there a cheaper version of this
these prices are mad
low price options
can we bring the price down a bit
cheap as possible
not that fancy, something for a small wallet
im skint
lower price range
same thing for less?
that's steep
do you have any deals, these cost too much
inexpensive ones please
more reasonable
a bargain version
too rich for my blood
find me one that doesn't cost so much
hmm bit much for me, cheaper ones?
is there nothing for less money
something easier on the purse
I dont want to spend that much
wish they were less pricey
anything on the lower end
thats more than my rent lol
budget option?
cut the cost
need to save money, show cheaper
do any come cheaper than this
could you show me more economical options
too much for a candle
that kind of money i havent got
what's there for people without much cash
a less costly retreat
cheaper alternatives to these
bring it down, price wise
how much?! no. less.
nothing so posh, low budget please
anything less expensive
that's too dear for me
bit steep
can't afford that
something more affordable
ouch those prices
lower price please
got any budget ones
too expensive
less pricey?
i'm skint
is there a cheaper version
find me a bargain
how about something easier on the wallet
We are students, we cant pay that much
more reasonable prices
costly, show some economical
anything going for less
is there something at a lower cost
are you kidding, that much?
cheap and cheerful pls
i don't earn that kind of money
any deals
does anything cost less
on a shoestring
inexpensive ones
not that fancy, my purse is small
come down a bit in price
lower budget options
Rate is too high, something lesser
a cheaper one
cheaper please
any discounted ones
pricey. any other that isn't
cheapo options
something that doesn't break the bank
that's daylight robbery
i want to spend less
it's over what i can pay
ones that cost less
less money
bit more wallet friendly
cant stretch to that
can we go cheaper
any on offer or sale
too much money for a candle
Do you have lower priced
anything under those prices
is there a less costly way
how about the cheap end
my budget won't take that
i'd need it cheaper
any low cost alternatives
find something not so expensive
reduce the price
on benefits so need something cheap
holy moly that's a lot, less please
half that would be nice
any thrifty options
im broke
something modest in price
more economical please
cheaper ones near there
show me the bargain ones
it is too much expensive for me
i can't justify that
could you look at a lower price range
pensioner here, nothing so dear please
what about the same for less
exy! anything cheaper
not made of money am i
budget friendly?
we need to watch the pennies
reasonably priced ones
lower end please
i need cheaper then this
well over budget, try again lower
any cheaper hotels like that
cheaper alternatives
is there a low price option
prices make me wince
have you anything cheap
these are for rich people
less please, cost wise
something more in reach
a tad less expensive maybe
cheaper massage
wow no. cheaper.
a more basic and cheaper place would do
more for the ordinary budget
can you bring the cost down
would like to pay less for it
any that won't cost an arm and a leg
down to a cheaper bracket
costs a bomb mate
anything kinder to my bank account
expensive!
i was hoping to pay less
ones with lower fees
do you have value options
show affordable retreats instead
not so pricey pls
price is on higher side
can you do it cheaper
need to keep the costs low
low budget
any cheaper ones like that for a poor student
lets see ones that arent so dear`,
  plan: `
plan a long weekend for two in portugal
a week by week programme for better sleep
put together a relaxing day at home
make it three days
swap day two
add a massage to the plan
what does the plan cost in total
can you plan my sunday
i want a schedule for the next month to get less stressed
build me an itinerary round the lake district
drop the yoga on the first evening
move the sauna to saturday
plan us a hen weekend, eight girls, spa and something silly
morning routine please, 20 minutes tops
30 day meditation challenge for someone who's never done it
organise a digital detox week for me
leave day one as it is but change the rest
give me a step by step evening wind down
less packed, more free time on day 3
could you draw up a five day reset
whats on day two again
make a plan
take out the hike
how would you spend two days in bath if you wanted to relax
a programme to get my back stronger over eight weeks
put everything into a timetable
sort out a birthday spa day for my sister, start to finish
shorten the plan to one day
map out a week in slovenia with trains only
replace the hotel in your plan with something cheaper
a monthly self care calendar
plan a retreat at home for me and my partner
can day 1 start later
combine a cabin, a massage and a class into one weekend
I need a routine for winter evenings
what would a perfect rest day look like, plan it hour by hour
add another night at the end
now make the itinerary for four people
plan me something for the bank holiday
switch the order of saturday and sunday
a 2 week plan for cutting down on screens
design a wellness week for my team at work
include lunch somewhere on day two
how long is the whole plan
work out a trip for mum and me, easy walking, nice baths
remove the last stop
put me together a sleep plan
weekly schedule with three yoga sessions and one swim
plan a honeymoon with hot springs
could the plan be without a car
an unwinding evening from six to ten, plan it
make the second day calmer
i'd like a four week programme for running after a baby
can you stretch it over a whole week
itinerary for a solo weekend in cornwall pls
make me a morning routine
can you map out a week of better sleep
whats the total for the plan
I need an itinerary for Bali, ten days
design a spa day for my sister's birthday
take out the yoga on sunday
could you sketch a month of stress reduction
move the sauna to the evening
plan my saturday
give me a schedule for cutting down caffeine
help me organise a retreat weekend with my mates
leave day one free
an evening wind-down step by step
can you do that plan for one person
plan something for our anniversary, two nights, surprise
build me an eight week programme for my back
shorter plan please
add a day
i'd like a timetable with walks and swims
what would the whole trip cost
fit in a class on the tuesday
Plan a detox week that i can do while working
change the hotel in the plan
create a self care plan
make the first day easier
something like a 30 day plan to get off my phone
how would a perfect sunday look, plan it
less packed please, two things per day is enough
kindly prepare one itinerary for Kerala for family of four
work out a weekend in the Cotswolds for us
replace the hike with something indoors
plan a girls day, brunch then spa
can you lay it out day by day
drop the last day
stretch it to a week
set me up a fitness plan for beginners, 3 times a week
move everything one day later
map a road trip with hot springs
throw in a cooking class too
organise my recovery week after the race
make me a plan for menopause nights
fewer activities on day three
where does lunch fit in the plan
plan a honeymoon that's restful
i want a programme to lower stress by christmas
draw up a plan for a week off at home with no money
can the plan start on a friday
now do it without the flights
three days in rishikesh please arrange a plan
put the massage before the meditation
a plan for the new year, small steps
i dont like day 4, redo it
plan us a half day in Edinburgh
can you make the plan vegetarian
whip up a bedtime routine for my kid
plan for a rainy day in
how much is day two altogether
compose a mindful month
what should i do each day of my staycation
put the boathouse in the plan
make me a full weekend: sleep, swim, eat
shift day one to the seaside
plan a work offsite, 15 folks, one night
step by step programme for panic at night
make the programme gentler
I'd need a daily schedule with times
can we have a lie in on day 2
build a lunch break routine for office people
lay on a pamper day for my nan
make a travel plan for wellness in Sri Lanka
add something for the kids on the saturday
turn these into a plan
could you plan out a week for a bloke who's never meditated
what's next in the plan
extend the stay by a night
plan a quiet christmas for one
I want four weeks for posture, 10 min a day
rework it for a tighter budget
do a version of the plan with trains
an arvo of pampering, plan it for us
remove the candle from the list in the plan
plan me a birthday week
combine those into a two day trip
cut it down to one day
put in a rest afternoon
plan my first sober month
morning plan for someone with little kids
arrange a weekend in Dublin with sauna and sea swimming
swap the spa for a walk on saturday
i need a postnatal plan for 6 weeks
replan it for july
start later on day one, our train gets in at two
a monday to friday routine pls
plan a trip for 3 nights budget 20000
add up what it all costs
make a plan for winter blues
day three is too full
help me plan a solo trip to japan with onsens
mix of yoga and surfing for five days, plan it
put together a starter kit and routine for meditation
can you put a price on the whole weekend
Give me a weekly meal and movement plan
instead of bali do the plan in thailand
one more evening activity in the plan
plan a bit of calm into my week`,
  restart: `
start over
forget that
let's start again
reset
new search
clear everything
begin again
from the top
scrap that
restart
forget everything i said
new conversation
back to the beginning
never mind all that, fresh start
can we start from scratch
wipe the slate clean
start afresh please
ok new topic
cancel that and start again
clear the chat
delete all that and begin anew
forget the whole thing
let me start over
go back to start
different question, forget the last one
reset the chat
nvm lets do this again
start new
drop all the filters
disregard what I said before
can i begin again
ignore all that
return to the start
undo everything
set everything back to zero
lets begin with something new
another search from scratch
scratch that
clean slate
do over
forget about the cabin and all that, from the beginning
i want to restart
take it from the top
reset my search
start this conversation again
new chat
let's forget this and go again
throw all that away
remove all my conditions
could we just go back to square one
erase that and lets go again
ok forget it, new one
rewind to the beginning
clear search
all over again please
let's begin again
start again please
never mind, new topic
wipe it and start fresh
cancel all that
clear
ignore all previous
begin anew
forget it, different thing now
delete that and go again
disregard what i said
drop all that
back to square one
bin that lot
wipe the slate
lets restart
new question, forget the last
reset the search please
forget the last bit
never mind all that
take it from the beginning
fresh start
i want to start anew
throw it all out
reset my filters
let's go again from zero
rewind to the start
once more from the start
drop the previous search
clear my search
begin from first
start it all over again
discard that
empty it
forget my last message
let us start again afresh
ok forget about that
reboot
let's just wipe this
chuck that and start again
erase this and begin again
could we start again
completely new search please
start with a blank page
let me try that again from scratch
abandon that
put that aside, start fresh
go back to zero
clear all
forget what we discussed
back to start
I wish to restart the conversation
reset chat
all new please
leave that, we start new
can you forget the above
restart search
set everything back
let's pretend i never asked
different subject altogether, clear this
restart please willow
begin over
skip all that, new start
cancel and restart
no more of that, fresh search
whole new thing now
wipe that
reset conversation pls
take all the filters off
strike that
i've changed my mind about everything, start again
refresh the chat
forget about the previous one
go back to the very start
kill this search
start the conversation again
from the beginning pls
can you clear what i said before
lets do this over
lets forget it and try once more
restrat
begining again please
how do i start again
okay new slate
let's call that a false start
drop it all and let's go again
scrap the lot
start afresh`,
  siteMoney: `
how do you make money
who pays for this site
are these ads
do the hotels pay you to be here
is this sponsored
do you get commission
whats in it for you
how does seekwell earn
are any of these paid placements
so do you take a cut when i buy something
affiliate links?
is this site free
do I have to pay to use willow
can a business buy its way to the top
are you paid to recommend that retreat
what's your business model
who funds this
do you get a kickback from the spa
is it advertising
how much do you earn if I book
is the first card an advert
do makers pay a listing fee
will it cost me more through you
why is it free, whats the catch
where does the money come from
do you get anything if i order the mat
sponsored results yes or no
are you owned by a hotel chain or something
is there a markup on the prices
do coaches pay to be listed on here
you're just trying to sell me stuff arent you
can brands pay to be recommended
how's this financed
do i pay a fee to seekwell
is there a subscription
do you run adverts
be honest did someone pay for that spot
what percentage do you take
are you a non profit
does seekwell profit from bookings
no ads on here? how come
who's behind the money
are the partners paying
is it paid for by the brands
how do you lot keep the lights on
whats your commission on a booking
do you sell advertising space
premium membership, is that a thing here
are the listings paid for
I want to know if you earn something from these links
how does a free site survive
is there any hidden fees with you
did the boathouse pay to show up
how do you guys get paid
who's making money out of this
is this an advert
do they pay you to be here
are these sponsored
whats in it for seekwell
who funds this site
are listings paid for
is this whole thing one big ad
do you earn when i click
so who's paying
Do hotels pay to be listed
is it free for me to use
do brands bribe you
how does the site survive financially
do you take a cut
are there hidden fees for using this
do I pay extra by going through you
do you charge for the service
who pays for it all
are you getting a kickback from the lodge
is there paid placement
can a company buy a spot
how are you financed
are any of those ads
do you sell advertising
is the first result paid
what do businesses pay for a listing
is seekwell a charity or a business
how does seekwell earn its income
whats your revenue
do you make anything if i buy the lamp
what percentage do you get from booking
is there any sponsored content on here
are recommendations influenced by money
Does the site get any commission sir
do places have to pay
how do you lot earn a crust
do you have investors
does somebody pay you to push these apps
are you being paid to say that
Is it a subscription site, do i pay monthly
do you mark up prices
what do you gain
is my booking price higher because of you
promoted or not promoted?
ad?
do you work on commission basis
can i pay to remove ads
who's your sponsor
are you independent or owned by a hotel chain
if i order the tea do you see any of that money
are some spots bought
is this marketing
are you just selling stuff
does willow get paid lol
how come its free, what's the catch
do your partners pay
do you receive fees from the therapists
how do I know this isn't advertising
paid partnership?
what keeps the lights on at seekwell
are the retreats paying for visibility
do you monetise my clicks
can you buy your way onto seekwell
does it cost a business to join
tell me about your affiliate arrangement
is there money changing hands for that recommendation
whos behind it financially
do you run google ads here
do listed businesses get charged per lead
are you paid by the app makers
how does this website make its profits
is there a membership fee
who is profiting
are you sponsored by big pharma
does anyone get a bonus if i go there
do you take money from brands for featuring them
is it commercial
do you label adverts
will i be charged for chatting
how transparent are you about ads
do i see ads because of what i typed
featured means paid right
what does it cost me to use you
do the owners pay a monthly fee to appear
whats the site's source of income
is any of it funded by government
how much does a spa pay to be on top
so you earn nothing from this? hard to believe
do you get paid per booking
does the money i pay go to you or them
who bankrolls this
are there commercial interests in these picks
do products come from companies that pay you
does seekwell earn off referrals
do you disclose paid stuff
i bet they pay you for that
what do you earn on that candle
could a rival pay to be above it
is it ad supported
do you get freebies from the hotels
are the links tracked so you earn
how is this free
were you paid to list the ashram
do you get a share of the sale
do sellers slip you anything
who's picking up the bill for this service`,
  siteReviews: `
are the reviews real
where do the reviews come from
who writes these ratings
can I trust the stars
are they fake reviews
do you delete bad reviews
how do you know the person really stayed there
is the 4.8 from google
can anyone leave a review here
do you check reviews
where did you get these ratings from
how are the star ratings worked out
are ratings from real customers
reviews look a bit too good to be true
how many people voted for that score
can a hotel write its own reviews
do businesses pay for good reviews
why does everything have 5 stars
can i leave a review
are the testimonials made up
which site are the reviews taken from
are the reviews written by AI
do you filter out the negative ones
how old are these reviews
what does the rating number mean
how reliable is the rating
whose opinion is this score
is it verified guests only who can rate
how do I write a review of a place i stayed at
do you get your reviews off tripadvisor
why hasn't this one got any reviews
who moderates the comments
i dont believe those reviews
do owners reply to reviews or can they remove them
are these reviews independent
can reviews be bought on seekwell
what stops people faking reviews
how come the score here is different to the one on booking
did actual people say that
are those quotes genuine
source of the ratings?
how often are ratings updated
do you count old reviews as well
who rated the app
is the score an average or what
so who gives the stars, you or users
the review you quoted, is it from a real person
do reviews get checked before they go up
are the reviews honest do you think
how can i tell if a rating is legit
does seekwell write reviews itself
can I see all the reviews or only the nice ones
are your ratings scraped from somewhere
where's that rating from
do you pay people to review
where do the ratings come from
who writes these reviews
do you check the reviews
are those stars legit
fake reviews?
can i trust the ratings
how do you know the reviewers went there
do owners write their own reviews
How is the score calculated
are bad reviews deleted
did actual guests say that
where'd you get those comments from
can businesses remove negative reviews
are reviewers paid
how many people rated it and are they genuine
who gives the stars
how old are these ratings
do you moderate the reviews
is that rating yours or from elsewhere
can anyone leave a review
are reviews verified purchases
why does it only have good reviews, smells fishy
i don't believe those ratings
do you write reviews with ai
is the review from tripadvisor
5 stars from whom
how do you stop fake reviews
can I leave a review myself
are those real customers
what's the source of the ratings
is anyone checking the feedback is true
are reviews authentic or bots
Who is rating all this
how reliable is the score
those testimonials, are they invented
do places get to pick which reviews show
did you make up those quotes
how do u get the reviews
is the star rating bought
were the reviews translated
why no reviews on this one
how are reviews collected
can a hotel pay for better stars
do you edit what people write
are your ratings the same as on booking.com
do you publish negative ones too
ratings genuine or not?
who vouches for the reviews
do real humans write these reviews
does the rating include old reviews
is there any proof these people visited
review policy?
how many reviews before you show a rating
do you hide the bad ones
stars look too good to be true
how honest are those reviews
whose opinion is that 9.2
are ratings averaged over several sites
do you have own reviewers
what does 4.5 mean here
do employees of the spa leave reviews
i read reviews can be faked, what do you do about it
can i see who wrote the review
how often are the ratings updated
is it google reviews that you use
Are the reviews from indian customers or from whole world
do the reviewers get freebies
where does the feedback for listings originate
can i believe what people say on here
Does seekwell verify reviewers
how can it have five stars with three reviews
someone told me half of online reviews are fake, yours?
are the review numbers up to date
do you import reviews
are those ratings from users of this site
did a person really say it changed their life
who collected those opinions
how is the rating worked out
have you tested them or is it just reviews
how do I know a mate of the owner didn't write it
can i trust the comments on the coach
are user reviews filtered
the reviews all sound the same, real?
are the star ratings independent
what counts as a review for you
do companies see who reviewed them
do you check for bots in the ratings
is that rating from the app store
which platform are the reviews taken from
is the score based on reviews or your own opinion
honest reviews or marketing?
are these ratings for real mate
how were the stars given
do you reward people for reviewing
were any reviews removed
real or made up reviews
which reviews do you count
may I know from where you take the ratings
how do i write a review about the retreat i went to
are the ratings manipulated
do you allow anonymous reviews
is there a minimum number of ratings
what stops a business rating itself
why is the rating different to the one on google
do you trust those reviews yourself
have those five stars been checked by anybody
are the written opinions from real visitors
do you throw out dodgy reviews`,
  siteRanking: `
how do you choose what to show
who decides what gets listed
what does verified mean
how is the order decided
why's that always at the top
is there an algorithm
how do listings get on the site
do you check the places yourselves
who picks these
what are your criteria
what does the green tick mean
does an editor choose or a computer
how are results sorted
have you visited the retreats you list
what does it take to be included
verified by who
how do you vet the therapists
is the ranking random
do you check peoples qualifications before listing them
on what basis are things recommended on this site
what's the badge for
how does the recommendation thing work
how do you decide which comes first
is everything on here hand picked
does popularity decide the order
what do you mean by verified listing
how strict is your selection
are the acupuncturists checked
who curates this
how many listings have you got and how did you pick them
does my history change what i see
why do some have a verified mark and others not
can anyone be on seekwell
what's the process for getting approved
are results personalised
what makes something rank higher
how do you select the products
do you test the products
is the first card the best or just the first
how do things end up on here
what exactly is checked before a place is added
who's responsible for the selection
does it go by rating or by distance
how does the match score work
is the list in order of quality
do real people look at the listings
what are the rules for the order of the cards
are the coaches on here certified, do you check that
the little shield next to the name what does that mean
how does willow pick four out of everything
do you leave some out on purpose
whats the difference between verified and not verified
by what measure are they ordered
do new listings get pushed up
how often do you recheck the listings
how do you decide the order
who picks the listings
how does the ranking work
why is that first in the list
do you have an algorithm
who decides what gets on the site
are places vetted
what's the tick next to the name
how do you select
is it a human who chooses these
what criteria do you use
Does someone visit the places before listing
how do you get on here
what makes something a top pick on seekwell
is the order random
verified by whom
do you inspect them
how is your list put together
which factors count for the ranking
is it sorted by price or what
what do i have to think about the verified badge
do the editors choose
how does a listing get to the top
are all the therapists checked
who curates it
what does the green check mean
do you rank by rating
on what basis do you list places
how do you filter out the dodgy ones
do you check their qualifications
is there a quality standard for listings
how does something qualify for seekwell
is the selection done by ai
are the results the same for everybody
what goes into deciding which four to show
why only four
whats behind the ranking
how do u verify coaches
any background checks on the massage people
what's your selection process
do newer listings get shown first
how strict are you about what you list
what is meant by recommended label
can i trust that verified sign
do you list everything or choose
how many places do you reject
what decides whether a spa is included
tell me how you order these things
is there an editor or just a machine
Ranking criteria?
how often is the list refreshed
what's the meaning of the badge
does distance affect the order
how come big brands come first
do you have experts choosing
who made the selection
how do listings get approved
does being verified mean it's safe
is the list by how good or by how close
are the shops vetted before you include them
what's the difference between verified and not verified
do you go yourselves to the retreats
how does the search work on here
what determines the position
is it you willow who ranks them
who says these are the best
how are you choosing from all of the listings
are listings checked for truth
how is an ashram verified for example
do all listings pass a test
is number one better than number four in your list or no order
whats the logic of the sorting
do you favour certain brands
is the top one always the best
does clicking change what comes first
how do you guys shortlist
who checks the credentials of teachers
what does it take to be listed
how big is the catalogue you pick from
explain the order of results
how is 'handpicked' handpicked
is there some bias in how it's ranked
what are your standards for products
do you screen them
do you look at reviews when ranking
which places are left out and why
how did they get verified status
is it curated by doctors
what gets a listing thrown off
how do you make sure the apps are any good
in which sequence are the cards shown
does the site check that listings still exist
does a place have to apply to be on it
on seekwell who approves the entries
is it alphabetical
i want to understand how the choices come about
do you verify licences
how does the system determine relevance
who's responsible for picking what's on the site
does 'verified' mean you've been there
how fair is the ranking
so how do you choose what to show people
are small places treated equal to chains in the order
what's a verified practitioner
how do you know a place is good enough to list
is there a panel that selects
what does featured mean in the list`,
  siteHuman: `
can i speak to a person
is there a phone number
I want to talk to a human
email address please
customer service
how do i contact you
get me a real person
who can i ring
contact details for seekwell
support?
do you have a helpline
is anybody there who isn't a robot
put me through to someone
where can i write to your team
whats your email
can somebody call me back
i need to speak to staff
live agent
is there a support chat with real people
let me talk to your manager
how do i get in touch with the people who run this
do you have an office
human please
I'd rather ring someone
customer support number
could a member of your team help me instead
who do I contact if i have a question
operator
how can I reach seekwell
is there someone i can email about this
i dont want to chat with a bot give me a person
what hours is your support open
can I message the team
pass me on to a colleague
number to call??
where's your contact form
i'd like to talk to somebody at seekwell
can you connect me with an advisor
agent
whats the best way to reach a human here
do you have whatsapp support
how quickly does support reply to emails
any actual humans working there
I need help from a person not a machine
how can i speak with customer care
your postal address please
is it possible to phone you
who do I write to
give me the support email
transfer me to a person
want to speak with someone in charge
do you guys have a hotline
i need someone real to sort this out
contact us page where
is there a team member online right now
can i speak to a real person
whats your phone number
i need a human
is there a support team
let me talk to staff
get me a person
who do i call
contact details
I want to talk to somebody not a machine
support email?
can someone ring me back
where do i write to
can i have an actual human pls
talk to an agent
is there an office i can visit
how can i reach seekwell
give me your manager
any number i can dial
need to speak with customer care
is there a live chat with people
who can I email about this
representative
connect me with an executive
i'd rather chat to a human being
phone support available?
help desk
i want a person to help me
where is the contact form
can you transfer me
what are your support hours
does anybody real work there
kindly provide customer care number
how do i get in touch with the team
is a person reading this, i want one
real human please
can i call you
who's in charge, i want to speak to them
send me the contact of support
I prefer phone
what's the mail id
could one of your team contact me
get me someone on the line
human
postal address of the company
do you answer emails
message the owners of the site, how
is there anyone there i can speak to
ring someone for me
speak to a person now
hand me over to support
how long till a human replies
can i book a call with your team
need assistance from an actual person
toll free number
where's the contact page
i can't do this with a bot, give me someone
is there a human adviser
let me have a word with someone
who do I talk to if I need help
can a member of staff look at this
contact support
customer service number for australia
are there people i can ask instead
please escalate to a human
do you have a contact in the UK
need to get hold of somebody at seekwell
how do i reach an advisor
could a person pick this up
i want to write to your team
do you have a facebook page where i can message a person
please a human operator
i'd like to speak with someone in charge
is there a telephone line
can you give me the number for your office
switch to human
talk to support
my mother can't type, can she phone somebody
whom to contact for help
reach out to a person, how
who handles enquiries
can I get a callback tomorrow morning
no bots, people
press 0 for a human lol
I'd like to email a real one
wheres ur support
i want to speak to a woman from your team
an email i can send this to?
can somebody from seekwell call me
are humans available on weekends
the number for the help team
put me in contact with an employee
need human help please
how do you get support on here
where are you based and can i ring
is there a hotline
get a real adviser for me
need to talk to your staff about something
dear team please share phone number
is there anyone i can phone
direct me to customer relations
let me chat with a member of your crew`,
  siteEvidence: `
is there any proof this works
is that scientifically proven
does acupuncture really work
are there studies
sounds like pseudoscience
is reiki real
what's the evidence for cold plunges
has it been tested
does magnesium actually help with sleep or is it placebo
any clinical trials on that
show me the research
is it just woo
do weighted blankets do anything
what does science say about breathwork
whats the evidence behind it
proof?
is that a fact or marketing
is there a peer reviewed paper on sound baths
how do i know it's not snake oil
do crystals have any effect
how well does this work, scientifically
are the health claims backed up
who says that lavender calms you
is it evidence based
do doctors agree with this
im sceptical, is there data
can sauna really help you live longer
is there any truth in it
what do the studies say on meditation and anxiety
does infrared do anything different from a normal sauna, is there research
has anyone actually studied forest bathing
is it placebo
does it work or is it just nice
where's the science
how effective is it really
I read that CBD does nothing, true?
is ayurveda scientifically recognised
do those apps really improve sleep
does kinesiology have any scientific basis
what's been shown in research
are the benefits proven
how solid is the evidence
is there something to this tapping thing or is it nonsense
do you check the claims against studies
is homeopathy on here even proven
does gua sha actually do anything
are these effects measured anywhere
can you cite a study
is grounding legit
so it really works does it
what level of evidence is that
did anyone do a proper trial
do adaptogens work honestly
could you point me to the research behind the app
is cupping more than just bruises, any science
is it scientifically proven
any studies
does it actually work
whats the evidence for reiki
is that a placebo
has anyone researched it
do weighted blankets really help
is there proof
does acupuncture work for real
sounds like snake oil
what does science say about cold plunges
clinical trials?
is homeopathy just water
is there any truth in gua sha
how well is it backed up
does magnesium do anything for sleep or is that a myth
Is it evidence based
woo or science?
are there medical papers on this
is there peer reviewed stuff behind the app
does infrared really detox you
do crystals work
is it just hype
do doctors agree with that
what's the science
hows it supposed to work
pseudoscience if you ask me, is there data
has float therapy been tested
is lavender proven to calm
what do trials show on breathwork
do you have any evidence that it does anything
isn't ayurveda unproven
does the lamp have any clinical backing
Any scientific proof is there for panchakarma
are there facts behind those claims
do these apps have evidence
is it true that saunas make you live longer
will it really help or am i kidding myself
mumbo jumbo or legit
what studies support forest bathing
does mindfulness work according to research
quackery?
proof please
is the effect real
how effective is it
does red light actually do something
is there a study on acupressure mats
what does the evidence say
can sound baths really heal anything
how strong is the evidence
has it been shown to work
i'm a sceptic, convince me with data
is cupping proven
are the health claims true
do blue light glasses make any difference
is that backed by science
was it tested on people
does cbd oil do what they say
research on qi gong?
is detox even a real thing
do posture correctors actually work
how do they know it lowers cortisol
any rct on this
does it work or is it just a nice smell
what percentage of people get better with it
does science back intermittent fasting
has nhs approved it
is reflexology bunk
is there any medical evidence for grounding sheets
does tapping have a scientific basis
is it proven for anxiety
do probiotics truly work
where's the proof that yoga fixes backs
is the claim on that page backed by anything
what's been published on it
is the science settled on cold water
does white noise really improve sleep, scientifically
are the benefits real or marketing
does it help in reality
is there good quality research
do experts think it works
is collagen a scam
is the wim hof thing proven
what's the actual evidence for salt caves
did they do a proper study
does hypnotherapy have evidence
i heard its all placebo
is kinesiology tape scientific
how solid are the studies
has any university looked into it
do those sleep teas really do something
does coaching work, any data
does it work yes or no
bit sceptical, does that do anything
is this fact or folklore
is oil pulling legit
how do we know it works
tested in a lab?
what would a scientist make of this
does aromatherapy hold up
real benefits or rubbish
are there numbers on how well it works
is there literature on digital detox
does the research support it for kids
do salt lamps do owt
is craniosacral therapy a con
does earthing work
has the effectiveness been measured`,
  siteData: `
what do you store about me
delete my data
who reads this chat
is this private
do you use cookies
are you saving what i type
how do I delete my account
do you sell my data
is my health information safe here
privacy policy
gdpr request
can the hotels see what i write here
how long do you keep my messages
turn off tracking
I don't want to be tracked
is the conversation recorded
do you share my details with anyone
can i get a copy of my data
who has access to what i tell you
please erase everything you know about me
are my chats used to train ai
where's my information stored
do you know where i am
how do i reject the cookies
why do you need my location
do you remember what I said last time
does my boss see this lol
is this chat anonymous
remove my email from your database
what happens to what I write
do you pass it on to advertisers
wipe my chat history
is it encrypted
am i being tracked
do you keep my search history
whats your policy on personal data
can i use it without giving my name
did you get my address from somewhere
forget my personal details and delete them from your servers
are you listening through my microphone
is my data going to america
how can i withdraw consent
what cookies do you set
do third parties get my info
can someone see my saved places
where can i read about privacy
I'd like my profile deleted for good
which data do you collect
do you store my birthday
will i get spam if i sign up with my email
does a human read along here
is it safe to tell you about my depression, who sees it
do you log ip addresses
clear all my stored data
how confidential is this
who can read this chat
do you sell my info
cookies
are my messages saved
how long do you keep it
do you track me
does the spa see what i wrote
erase everything you know about me
is it gdpr compliant
do you share my health stuff with insurers
whats happening with my email address
is this conversation confidential
don't save this please
do you know my location
Are you recording this
turn off cookies
how do i remove my account and everything
who has access to what i type
is my data safe here
i want my chat history wiped
are you training ai on this
will anybody see that i asked about depression
can my employer see it
how do you use my information
opt out of tracking
where are your servers
do you keep my ip
is what i tell you passed on
forget my personal details from your system
what info are you collecting
data protection?
can i use this anonymously
do you need my name
is the chat encrypted
my data goes where
Do you give data to third parties
i don't want cookies
what do you know about me
do you listen through my microphone
right to be forgotten how
do humans read our conversation
is my search history kept
please remove all my records
can google see this
do you remember what i said last week
does willow store health information
how secure is this
will i get spam if i give my mail
are chats logged
who is responsible for data protection at seekwell
how do i refuse cookies
i'd like to see all the data you hold on me
can you delete this conversation
are you spying on me
data gdpr request
do you profile people
is there a privacy notice
what are the cookies for
will you sell my details to advertisers
is my information shared with the therapist if i ask about her
are you keeping notes on me
don't want this on record
clear my history from your servers
do you use facebook pixel
can my wife see what i searched on here
do you save card details
who owns the data
what gets saved when i chat
do you comply with australian privacy law
does the site know where i live
are you allowed to keep my health info
is there tracking on this site
wipe my profile
is it safe to tell you about my illness, who reads it
how do I stop you collecting stuff
do my messages go to america
is it stored on my phone or with you
download my data
i feel watched, do you follow me around the web
you won't tell anyone will you
do you pass on my email to the retreat
remove me from your database
what's your retention period
is my personal data secure sir
are third party trackers used
can i trust you with private things
do you keep it after i close the window
could the police get my chats
how do i unsubscribe and have my email deleted
do you link this to my google account
is it hacker proof
does anyone look at these chats
what about my privacy
my kid used this, delete what he wrote
do you collect data on children
will this show up in ads later
show me the cookie settings
are my favourites visible to others
do you save voice recordings
how is my info protected
I'd like my data to be removed asap
has there ever been a data breach
do you store my location permanently
is this being monitored`,
  siteUse: `
how do i save this
where are my saved things
can i share it with my husband
how do I change the language
dark mode?
i cant sign in
how do i make an account
where's my wishlist
how to create a list
send this to a friend how
do I need an account
is there a seekwell app
can i print this
where do i find the filters
how do I get back to the cards from before
switch to german
make the text bigger
i forgot my password
can you show the prices in dollars
how do i use the map
where did my favourites go
how does the search work here
remove something from my saved list
what's the heart button do
can I see it as a map
log me out
how do I log in
change my email address
how can I turn on notifications
bookmark this one
where is the menu
what are escapes and essentials, whats the difference on the site
is there a way to sort by price on this page
can I export my list
the letters are tiny how do i make them bigger
copy the link
how do i unsubscribe from the newsletter
does the site work on my phone
how do I close this chat
switch off dark theme
i saved a cabin yesterday, where do I see it
can two people share one list
where can i edit my profile
how can i send the card to my mum on whatsapp
put it in my favourites
how do i change my password
do i lose my saved ones if i dont log in
can you read the answers out loud
show the page in french please
where's the back button
add to my collection
how do you compare stuff on the site, is there a button
change currency to pounds
is there an offline version of the site
how do I find the plan I made last week
can i share this with my sister
change language
dark mode
how do i log in
is there an app for seekwell
forgot my password
can i print it
where do i see what i liked
how do you switch to french
send this to my phone
how do I get back to the last page
can i bookmark a card
what does the heart do
how to remove something from favourites
can't find the list i made
how do you use this site
share button?
do i need to sign in
how do i change the currency
sign out
where is the filter
how can I see the map
can I email this list to myself
copy link
turn on night mode
reset password please
do you work on mobile
how do i turn off the sound
where do I find the menu
can i use this in hindi
keep this for later
save number two
how do i add it to a collection
whats the star symbol for
how to change my email on the account
open it in a new tab
can i search on a map instead
is there a way to see my previous chats
how do i create a profile
change units to miles
switch to english please
i want prices in pounds, how do i set that
can i send it to whatsapp
make a list and save it for me
do saved things stay if i log out
how do I edit my profile picture
where's the search bar
how can i go to the essentials section
do i have to register
How to login with google
can I install it on the home screen
change the country setting
unsave it
can you make letters larger my eyes are bad
screen reader support?
how do i sort by price on the page
is there a keyboard shortcut
how do i send this page to a friend
show my shortlist
i saved a retreat yesterday where is it
how do i move between the pictures
what are escapes and enhancements on the menu
light theme
bookmark this
how to get notifications
turn off the notifications
does it work offline the site
where do i set my location
how do I use voice here
can i speak instead of typing
how do i enlarge the photos
account settings
log me in
where can i see the saved ones
can two of us share one list
sign up for an account, where
how do i delete a saved item
what's the plus icon
how to open the full listing
how do i get this in a pdf
can i pin it
keep a note of the third one for me
how do I see recently viewed
is there a compare button somewhere
can't see where to change from dollars to euros
set language to spanish
share it on facebook
does seekwell have an iphone app
how can i export my plan
how to hide a listing
where do you click to see all the photos
i want to save the whole chat
how do I navigate here, I'm 78
can I have it in black background
which button for saving
store this in my favorites
how do i subscribe to the newsletter
my saved stuff pls
change my username
how do i share my screen, no sorry, share the list
where's the language thing
go to my account
how do i zoom in
can i rename my saved list`,
  siteBooking: `
how does booking work on here
do i pay you or the hotel
how do i cancel my booking
where is my refund
can I change my reservation
i booked last week and havent heard anything
whats your cancellation policy
which cards do you accept
can i pay with paypal
is my payment secure
I never got a confirmation email
where do I see my bookings
how long does a refund take
what happens if the retreat gets cancelled
my order hasn't arrived
do you take klarna
are bookings made through seekwell or do you send me elsewhere
i want my money back
can you check my booking
do i need to pay upfront on this site
how do returns work
I was charged twice
who do i contact about my order
need to move my booking to another date
can i get an invoice
do you do gift cards
is there a deposit normally
when will i be charged
how do i get a refund if im ill
my voucher code doesnt work
cancel my reservation
payment failed, what now
how late can you cancel
is it safe to put my card in
i paid but it says pending
is a booking through you binding
are deliveries handled by you
do I get a receipt
track my parcel
whos responsible if something goes wrong with the booking
can i pay in instalments on here
does the price go up when i book through you
i need to cancel for saturday
where's my order number
what are your payment options
booked the wrong dates help
do you handle the payment yourselves
my booking reference is 44871, can you see it
how do cancellations work with seekwell
can i transfer my place to a friend
do you charge a booking fee
will I get my deposit back
is there insurance on bookings
send me my confirmation again please
how does ordering work on this website
do i pay you or them
can i cancel
wheres my booking
i want a refund
do you take paypal
how do cancellations work
i booked yesterday and got no email
is payment secure
what cards do you accept
change my reservation
do i get my money back if i'm ill
my order hasn't come
When is my card charged
can I book through seekwell or only on other sites
need to move my booking to next week
refund policy
who do i have the contract with
cancel my booking please
do you take deposits
confirmation never arrived
is there a booking fee
can you check my reservation
how long do refunds take
do i get an invoice
i was charged twice
can i pay later
apple pay?
what's the process after i press book
how do returns work on seekwell
where do i find my order number
the place cancelled on me, now what
is my booking confirmed
pay in instalments possible on this site?
i need to cancel the massage for tomorrow
do you handle the payment
how do I reschedule
can i get a receipt
my payment failed
is there free cancellation generally
when will the money be back on my account
if i buy something is it sent by you
Refund is not received till now
what if the retreat goes bust
do I need an account to book
can i use a voucher at checkout
show my bookings
have I got travel protection when booking here
is it safe to pay here with credit card
i sent back the mat, when do i get refunded
how do i track my parcel
does the booking happen on your site or theirs
got the wrong date on my booking
can i transfer my booking to a friend
what happens if i don't show up
do you charge my card straight away
are bookings binding
what payment methods are there
can somebody else pay for my booking
how do i know the booking went through
who do i claim a refund from
i paid but nothing happened
how far ahead can one book on here
is upi accepted
do you do bank transfer
want to alter the number of people on my booking
are there cancellation charges
where has my order got to
can i pay in aussie dollars
do i pay on arrival or now
how do orders work on this website
I need to amend my stay
do you have buyer protection
i cancelled last week, still waiting on my money
is there a cooling off period
who sends me the confirmation
how are payments processed
can you look up my booking under Harris
can i book for someone else
do you have a price guarantee
my discount code won't work at payment
gift card balance, how do i use it
i'd like to return what i bought
refund!!
do i get charged for cancelling late
the transaction got declined
do you issue vat invoices
i've double booked by accident
how can I cancel an appointment that I made
how do payments work when it's a foreign place
do I deal with the hotel directly once booked
payment options?
where can i see my past orders
is the total at checkout all i pay
how do you book stuff on seekwell generally
can i hold a booking without paying
how many days before can i cancel
what's your returns policy
my booking's gone missing
will i get a reminder of my booking
please help cancel order 4471
can i pay by cheque
do you refund if weather is bad
could i change the name on my reservation
does seekwell do the booking itself
what if i change my mind after paying
haven't had my tickets
is cash possible
who pays for return postage
do i need to ring the place after booking`,
  siteReport: `
this link is broken
the price is wrong on that listing
i want to report a listing
that place has closed down
I own a spa, how do i get listed
page won't load
the photo isnt of that hotel
can i add my yoga studio
wrong address on the boathouse card
this is a scam, please take it down
there's a bug
how do I list my business
the website keeps crashing
report
i run a retreat in spain and would like to be on here
one of your coaches was really inappropriate
that phone number doesnt work
typo on the page
the site is not working on safari
I make soaps, can i sell them on seekwell
the description is outdated, they don't have a pool anymore
nothing happens when i press the button
this therapist isn't licensed, you should remove her
you've got my studio's opening hours wrong
how can I become a partner
my listing needs updating
how do i flag something
the map shows it in the wrong country
im a massage therapist how do I join
the images dont show up
someone's using our brand without permission here
error 404 when i click on the third one
i want to take my business off your site
found a mistake in the listing
the button to save does nothing
want to register my guesthouse
this product was recalled, why is it still listed
the app they list doesn't exist any more
i'd like to suggest a place you dont have
that review is about me and its a lie, remove it
submit a listing
website is so slow today, something broken?
the retreat we went to was nothing like described here, where do i report that
the buy link goes to a different product
claim my listing
im a hypnotherapist, can you put me on here
the hotel says they've never heard of you
dead link
who do i tell that the info is incorrect
can our company be featured
screen goes white when i open the card
price says 40 but their own site says 65
how much paperwork to get my products listed
something dodgy about that seller, id like to report it
this place is permanently shut according to google
that link is broken
this place closed down last year
i want to list my studio
the price is wrong
how do i add my business
report this listing
the phone number on there doesn't work
picture is of a different hotel
I found a mistake
your site keeps crashing
that therapist is a fraud, report
I own a retreat, how can I be on here
the address is out of date
wrong map pin
the photos dont show
I'm the owner and the info is incorrect
the button does nothing
can my yoga school get listed
there's a typo on the page
this coach harassed me, where do i report that
404 when i click the lodge
i run a spa in Cork, can we join
duplicate listing
the description is misleading
how do i claim my listing
flag this
it's a scam that shop
page is in chinese for some reason
the website is frozen
want to submit my app to your directory
that class doesn't exist anymore
please take down my business from your site
opening times listed are wrong
I am a massage therapist and want to register my service
the app link goes to something dodgy
error message when i save
how to become a partner
login doesn't work
bug report
the listing says dog friendly but its not
found an error in the listing of the barn
how can we advertise our ashram with you, to be listed
nothing happens when i press book
the rating shown is not ours, fix it please
that picture is mine, you have no permission
someone stole my photos for this page
where do i report inappropriate content
they've changed owners, update it
screen goes blank on my ipad
would like to add our guesthouse
this product has been recalled, you should remove it
site is so slow today
how do i suggest a place to you
Kindly correct our details in the listing
listing is fake
the search isn't working
submit a business
the retreat was nothing like the page said, i want to report it
they charge double of what's written here
your map is stuck
I'd like to put forward my sister's candle shop
got an error 500
who do I tell about wrong information
the video doesnt play
that clinic lost its licence
i need to edit my business profile
can therapists sign up as providers
this is our hotel and the name is misspelt
the hotel burnt down, it's still listed
there is something wrong with your website
add my company
complain about a provider
that's an old price
spam listing
pics won't open
how would a small studio get onto seekwell
the page says tuesdays but they only do fridays
I spotted something off in the ingredients listed
report a problem
they never answer, you should delist them
the filter's broken
i teach breathwork, can i offer it here
can't scroll on this page
the listing has the wrong town
nothing loads on my samsung
unsafe product here i want to report
wanna list my airbnb wellness cabin
the language keeps flipping back, bug
this ad is illegal
that teacher isn't certified like it says
half of the text is missing on the second page
we're a new brand of teas, can you include us
the website link takes me to a gambling site!
how do i remove my studio
wrong picture on the third one
misleading info there mate, pool's been shut for ages
sign in loops forever
register as a host
i'm a practitioner, where do i apply
something's up with the booking button
dodgy listing, they took my money and vanished
i want to notify you of an error
as an owner how do i update photos
the calendar shows dates from 2021
your site says open, i drove there, closed
is it possible for me to publish my event here
we moved premises, please change
the mobile site is broken`,
  medical: `
should i stop taking my antidepressants
is it safe when pregnant
how much melatonin should I take
do i have arthritis
can you take ashwagandha with thyroid tablets
i've got chest pains what should i do
is sauna ok with high blood pressure
what's wrong with my back
how many mg of magnesium per day
i found a lump
can I do cold plunges with a heart condition
is it dangerous to mix cbd and sertraline
could it be a slipped disc
what dose of vitamin d for a child
my doctor wants to put me on statins should I
is this rash shingles
can i come off my sleeping pills if i meditate
are essential oils safe for babies
what medication is best for migraines
my kid has a fever of 39
do i need a doctor for this
are hot tubs bad in the first trimester
what does tingling in the left arm mean
im on blood thinners is massage ok
does st johns wort affect the pill
diagnose me
why am i dizzy all the time
whats the right amount of valerian
can i fast with diabetes
is it normal to bleed after that
should I get an mri
how do you cure eczema
i'm epileptic, is breathwork safe for me
can acupuncture replace my chemo
what do my blood results mean
is it depression or am i just tired
is 400mg ibuprofen enough
my knee is swollen and hot is that serious
can I drink herbal tea while breastfeeding
do I have adhd
which antibiotics for a uti
should i worry about my heart racing at night
are saunas risky after a stroke
is yoga allowed after a c section how many weeks
what are the side effects of kava
can you treat my anxiety
I've been fainting, what is it
how do i lower my blood pressure without tablets
can I halve my dose of lexapro
is turmeric ok with warfarin
what illness do i have if im always thirsty
is it safe to take two of those sleep gummies
i think im having a panic attack or a heart attack
should my mum with parkinsons take that supplement
what can i take for nerve pain and how often
should i stop my tablets
how much melatonin can i take
what's this lump on my neck
can i do sauna with high blood pressure
is ashwagandha safe with sertraline
i have chest pain
is it safe in pregnancy
do i have sleep apnoea
what dose of magnesium
could i be diabetic
can I take it together with warfarin
is fasting dangerous for diabetics
why do my hands tingle
i've got a slipped disc, is yoga allowed
can kids have valerian
my heart races at night, what is it
how many mg for an adult
does this interact with the pill
should I see a doctor about my headaches
Is cold plunge ok after a heart attack
am i depressed
can i come off my antidepressants
Doctor told me thyroid, can I take this powder
what illness causes night sweats
is it okay while breastfeeding
i'm epileptic, is the breathing thing safe
do i need antibiotics
my wife is 5 months pregnant can she go in hot tub
what should i take for migraine
can i replace insulin with herbs
is this rash serious
how long can you safely take st johns wort
i have had a stroke, can i do massage
can it cure my arthritis
my daughter has fever of 39
does turmeric thin the blood
do i have adhd
is it fine to mix with alcohol
safe for asthmatics?
what's wrong with my knee it clicks and swells
can i skip my blood pressure meds on the retreat
should i get an mri
what vitamin am i lacking
can cancer patients have massages
what is the max dose of cbd
I feel dizzy when I stand up why
is it bad for kidneys
can someone with a pacemaker use it
i've not slept for 5 days am i in danger
is my blood pressure 160/95 too high
can i use lavender oil on a newborn
i'm on lithium is sauna ok
my ear hurts what is it
which medicine for anxiety
can you tell from my symptoms what i have
how do i wean off sleeping pills
is it safe after surgery
can i take two at once
is acupuncture ok on blood thinners
my dad has parkinsons, would the herbs harm him
are these supplements ok with chemo
what painkiller is best for back
i have fibro, should i double my dose
can i do hot yoga with a heart murmur
should i be worried about blood in my stool
is a resting pulse of 45 normal
can a 12 year old take melatonin
does ibuprofen go with ginger
can i drink the tea in first trimester
is it the menopause or something else
how much vitamin d per day
i have gallstones can i do the juice cleanse
my foot's gone numb, what does that mean
treat eczema without steroids?
can I quit statins if I eat better
is it contraindicated in glaucoma
how do i know if it's a panic attack or heart attack
is cupping safe with varicose veins
can you prescribe something
i took too many pills
can i go in steam room with a uti
my bp is low, sauna bad?
does my son have autism do you think
will this affect my contraceptive
could it be long covid
can hypertensive patient do pranayama
is ice bath safe with raynauds
what's the right amount of iron for me
i'm anaemic can i fast
is this pain sciatica or a clot
should I go to A&E
what to do against hemorrhoids
is it okay to mix magnesium and antibiotics
do i have a concussion
i have osteoporosis, which movements are dangerous for me
ivf next month, can i use the oils
can this heal my diabetes sugar problem
is it ok to take it every day for years
can i exercise with covid
what's a safe dose for a child of 20 kilos
do i need to tell my gp before taking it
my meds make me sleepy should i lower them
is it harmful for liver
can i float with an open wound
could my fatigue be cancer
does it trigger bipolar episodes
can people with hernia do this pose
i want to swap my thyroid pills for seaweed`,
  about: `
who are you
are you a bot
what are you
are you chatgpt
who made you
whats your name
am i talking to a real person
which model are you
is willow an ai
who is willow
are you human
what is seekwell
do you have feelings
where are you from
why are you called willow
how old are you
are you a robot or what
what language model runs this
were you made by openai
tell me about yourself
is there a person typing
who built this thing
so you're a computer
are you alive
who am i speaking to
what kind of ai are you
do you sleep
whats seekwell then
are you a woman
who programmed you
what version are you
are you a machine
is this gpt 4
you a real human or nah
introduce yourself
what company are you from
are you conscious
do you think
is that an automated reply
are you claude
is willow your real name
who owns seekwell
what sort of site is this
hang on is this ai
do you actually understand me or is it just patterns
are you a therapist
where do you live
who's answering me here
are you an llm
how do you work, technically
what does willow stand for
do you have a body
did a human write that
are you the owner
do you learn from this conversation
am i talking to a person
what are you exactly
which model is this
is this ai
are you real
what company is behind you
are you a robot or a lady
is there somebody typing
what tech are you running on
you're a computer right
are you made by google
what kind of assistant are you
is it a machine answering
who owns you
you sound human, are you
who am I speaking with
where do you live lol
what language model do you use
are you a girl
are you an expert
are you a real therapist
when were you born
are you gpt
what r u
May I know your good name please
so you're not a person
whats powering you
is this automated
are you a doctor
who's this
who created seekwell
what sort of ai are you
u a bot?
you real mate?
how do you know all that, are you ai
are you someone in india
is there a human being behind willow
which company trained you
did a person write that answer
are you smarter than siri
are you llama or what
are you male or female
what's your background
Who developed you and when
i bet you're a robot
can you feel anything
do you have a mum
what does your name mean
what's a willow
are you the same as alexa
are you an algorithm
what were you trained on
are you local or in the cloud
who's behind the curtain
are you just a program
have you ever done yoga yourself
have you been to these places
do you dream
tell me who i'm chatting to
artificial intelligence?
what is this chat thing
which ai is used here
are you one of the staff
who stands behind this site
are you open source
is your brain made by openai
are you a proper person or a gadget
do you eat
who writes your answers
are you qualified for this
you are a virtual assistant isn't it
do you belong to a big tech company
got a surname?
when did you start
are you a large language model
am i chatting with software
identify yourself
are you willow from buffy haha
are you a wellness coach or what
what exactly is this assistant
do you get tired
are you conected to internet
who invented you
is it a he or she or it
your creator is who
what's your story`,
  abilities: `
what can you do
how can you help me
what can I ask you
what are you good for
help
what do you know about
how does this work
what kind of things can i ask
can you help me
what else can you do
show me what you can do
give me examples
what's this chat for
what sort of stuff do you find
i dont know what to ask
how do i talk to you
what are my options here
can you only search or can you plan too
do you do trips
can you speak other languages
what services do you offer
how might you help someone like me
what topics do you cover
are you able to make plans
tell me your features
can i ask you anything
what do you do exactly
so how does it work, i just type?
can you look up places for me
what questions can you answer
do you only do wellness stuff
what cant you do
could you assist me with something
what should i say to you
what's possible here
can you compare things
list your functions
what do you help people with
in what ways can you be useful
what can willow do for me
how do i start
i need some help
what can this thing do
any tips for using you
do you understand voice
what do people normally ask you
explain what you do
are you just for hotels or products as well
can you recommend things
what would you be able to find
can you remember stuff for me
how good are you
what am i supposed to type here
got any example questions
what is it you're able to do
what sort of things can i ask
can you book things or just suggest
how does this chat work
give me examples of what to ask
what's on offer here
what all can you do for me
how might you assist
what questions do you answer
which things can you find
what do you do
can you help with sleep and stuff
what am i supposed to ask you
what are your skills
how do i use you
can you only do spas
so what's your job
what can i use you for
do you also do recipes
how can i get the best out of you
are you able to compare places
In what all ways you can help
can you remember things
what can seekwell find
what kind of help do you give
do you understand other languages
where do we start
what are my options with you
can you search the whole web
do you do gifts
do you speak spanish
how are you useful
is there anything you can't do
what can't you do
can you help me relax
can you look up prices
what services do you provide
are you able to see live availability
what would you be able to help me with
I'm new, what is possible here
can you find doctors too
how do I talk to you
do you only know the uk
can you suggest presents
what do people usually ask
can you teach me to meditate
which countries do you cover
give me an idea of what you do
what's possible
are you here to help choose holidays
could you explain what you can do
capabilities?
can you do plans for a week
how far does your knowledge go
what do you offer
do you help with stress
what are the commands
what might i ask next
can you read pictures
can you hear me or only text
what help is available
you can search for events too?
your purpose?
and what can you do for someone like me
can you do more than search
tell me how this works
do you give advice
what would you suggest i ask
how do you help people
can you filter by price
do you know about events in my area
are you able to phone places
can you send me reminders
in which areas are you helpful
what's the point of you
what is it you do here
can you handle a group booking
what should i type
could you help me find a class or is that not your thing
instructions please
can you personalise stuff
do you cover products as well as places
how clever are you, what can you manage
what stuff is on this site
what things do you recommend generally
how do i begin
do you do local stuff or only holidays
what is your speciality
can you check reviews for me
what assistance can i expect
how can this chatbot help
is finding retreats all you do
do you do anything for men
any tips on what i can ask
what can willow do
guide me how to use your services
are you any use for finding therapists
what have you got up your sleeve, abilities wise
can you talk me through a breathing exercise`,
  thanks: `
thanks
thank you so much
cheers
ta
great thanks
thx
that's really helpful
brilliant, thank you
much appreciated
many thanks
ty
thank u
lovely, ta
perfect thanks a lot
you're a star
thats great
appreciate it
wow thanks
thanks for your help
you've been very helpful
nice one
good job
awesome
amazing thank you willow
cheers mate
that was useful
thanks a million
tysm
super, thanks
thankyou
very kind of you
well done
thanks, that helped
excellent
legend
grateful for that
you rock
that's so sweet of you
ok thanks
thanks love
thanks for the tips
couldn't have found that without you
bless you
wonderful, many thanks indeed
i really appreciate you taking the time
sound, cheers
thanks again
great stuff
you're good at this
ah fab thank you
thnks
thats very helpful thank you kindly
merci
oh thank you thats exactly what i needed to know
thank you for finding that
brilliant thanks
great help, thank you
ta very much
perfect, thank you
Thanks a lot dear
you legend
lovely, thanks
awesome ty
that was kind
thanks heaps
that's exactly what i needed
wonderful, thanks willow
super
so helpful
amazing
thank you kindly
I'm grateful
thanks for that
nice, thank you very much
fab thanks
dhanyavaad, thanks
much obliged
you're the best
thanks buddy
that's great
thanks for explaining
got it thanks
ok thank you
oh thanks that's sweet
thanks for being patient
cool cheers
thanks, that's enough for now
you saved my day
thank you for the info
thank you sir
tank you
thanks ever so much
that's brilliant
good bot
lovely job
thnx
very nice of you
ah perfect
thats helped loads
thank you willow you're lovely
thanks for taking the time
i owe you one
big thanks
really useful that, thanks
thanks pal
good on ya
kudos
ok great thanks
thanks for the suggestions
merci, thanks
so kind of you
thankful for your support
ace
thank you, I'll have a think
you were a great help
thanks no more questions
love it thanks
that answers my question, thank you
hey thanks
thanks in advance
aw thanks
thx a bunch
respect
i really appreciate that
thank you friend
thats perfect cheers
bravo
good work willow
magic, ta
thanks for nothing else, just thanks
thank you very very much
most kind
glad i asked, thanks
thanx
you've made it easy, cheers
thanks from me and my mum`,
  greeting: `
hi
hello
hey
good morning
hiya
hey there
yo
good evening
hello willow
hi there
morning
afternoon
helloooo
hey willow
g'day
alright
howdy
anyone there?
hi willow just popping in to say hello
greetings
hullo
evening all
good day
heya
hi again
hello i'm new here
sup
hey hey
good afternoon to you
ello
hi im sarah
hello hello
wotcha
hi willow nice to meet you
hey you
knock knock
im back
top of the morning
hi good morning
hello is anyone here
ay up
namaste
dear willow
oh hi
well hello there
pleased to meet you
hola
hey it's me again
hi :)
helo
hi everyone
what's up
gm
morning willow!
hiii
hello there
hi willow
hello, anyone there
ey up
good afternoon
hallo
morning willow
hello again
hello from ireland
hi hi
oi oi
hello dear
hiya love
hi, it's me again
good evening willow
hello my friend
hi from sydney
wassup
whats up
Good morning sir
hello madam
hi team
arvo
hi i'm new
i'm back
hello bot
bonjour
hello willow nice to meet you
nice to meet you
hi good evening to you
hi mate
a very good morning
hey ho
hellooo
hiiii
heyyy
hi, just popping in
anybody home
how do
hi, first time here
hey lovely
hi my name is Dev
welcome
good morning to you too
hello seekwell
hey seekwell
hi folks
hey guys
happy sunday
happy new year
merry christmas
hi again willow
hello, old chap
hey bot
evening
dear sir or madam
ahoy
shalom
hai
hlo
hlw
g morning
hello good people
hello, me and my husband are here
well hello
why hello there
hi, are you there
are you there
hi from a rainy Dublin
hey, quick hello
pleased to meet you willow
salam
vanakkam
heya willow, good morning
hi, just landed on this page`,
  bye: `
bye
goodbye
see you
see ya later
that's all for today
good night
ok bye
cya
take care
im off
talk later
catch you later
till next time
night night
cheerio
that's it, bye now
ttyl
ta ta
gotta go
i'm done
have a nice day
right im off to bed
see you tomorrow
so long
farewell
bye willow
goodbye and thank you
laters
bye bye
no that's everything
ill be back
i have to leave now
speak soon
byeee
ok thats me done
toodle pip
have a good one
see u
signing off
off to work now, bye
ill think about it and come back
good night willow
peace out
nothing else, goodbye
until tomorrow
enjoy your evening
thats all i needed bye
adios
must dash
gn
i'll leave it there for now
we're finished here
lets stop here for today
have a lovely weekend
later
ciao for now
ta-ra
i'm done for today
that's all
that'll be all
nothing else, bye
until next time
hooroo
no more for today
I've got to run
off to bed now
bye for now
over and out
goodnight
will come back later
I'll be back
that's it from me
closing this now
byee
see you soon
right i'm away
tata
toodles
leaving now
i'm going to sleep
time to go
till then
have a lovely evening
im heading off
bye then
gotta dash
okay that's me done
enough for one day, bye
i'm logging off
let's leave it there
all the best
god bless bye
see you around
later gator
bye love
cheers bye
have a great weekend
thanks bye
no more questions, goodbye
i'll think about it, bye
dinner's ready, must go
kids are up, got to go
my bus is here bye
that will be everything for now
I'll get back to you another time
nice chatting, bye
it was nice talking to you
we can stop here
end chat
you can go now
okay see u
good bye my friend
we'll chat again
enjoy your day
so bye
have a good night
adieu
ciao
see yous
bbye
hasta la vista
c u
slán
ok take care bye bye
stay well
i will leave now, good day
that's enough, good night
bye and be well
ok going now
wishing you a good day, bye
hwyl
I'm finished here
chat soon`,
  howAreYou: `
how are you
how's it going
how are you doing today
you ok?
how are things
u alright?
how do you feel
hows your day been
how r u
you good?
are you well
how have you been
hope you're well
hows life
how are you feeling today willow
what's new with you
how you doing
did you sleep well
having a good day?
everything alright with you
hru
how's yourself
and you, how are you
all good?
are you having a nice day
how's tricks
how was your weekend
hey how are you
how are we today
how've you been keeping
you doing ok in there
are you happy
are you tired
im fine and you
feeling good today?
what's the craic
how's your morning going
are you stressed too
hows everything
how goes it
you keeping well?
i'm good thanks, yourself?
how's willow today
busy day?
are you bored
what kind of mood are you in
whats happening with you
are you okay
how is it going with you
hope your day is going well
what have you been up to
long time no see, how are you
you alright love
hows your evening
doing well i hope?
hows your day
you alright?
how ya going
everything good with you
how is your day going
howzit
hows tricks
how are you this morning
are you having a good day
how are you keeping
how you feeling willow
whats the craic
and how are you
how about you, are you good
How are you dear
hi how are you
hello, how's everything
how do you do
are you ok willow
is your day good
did you have a nice day
how is it going over there
hows my favourite bot
how's the world treating you
how are you and family
are you busy today
how fares it
how are you getting on
what's up with you today
howru
how're you
hey you doing ok
how is life treating you
are you fine
all well at your end?
how's the day been
hope all is good with you
i'm fine and you
im good how are you
not bad, yourself?
been keeping busy?
alright mate, how's things
how ya doin
how's everything going
having fun?
how's work
long day?
how is your mood
are you tired today
how's your morning been
how's your evening
are you in a good mood
what's happening with you
how are you feeling right now
how's your health
are you doing well
hope your week's going well
how's the form
doing alright?
been well?
how is everything at seekwell today
and yourself, how are you
how's your monday
what are you up to
everything okay?
u ok hun
are things good with you
how are you bearing up
how's it hanging
how's it
how are you in this heat
same old same old, you?
tell me how you are
how are you today willow
are you keeping well
nice to see you, how've you been
Sir how are you
kaise ho, how are you
you well?
how's business
how was your day
i hope you are doing fine
are you okay there
good thanks, and how's you
how's the old circuits today
are you all right this evening`,
  complaint: `
useless
that is wrong
you are not listening
this is rubbish
you're stupid
what a waste of time
terrible answer
that's not true
you keep showing me the same stuff
nope, wrong again
i'm getting annoyed
omg you're so dumb
this doesn't help at all
crap
wtf
you haven't answered my question
bad bot
how hard can it be
this is ridiculous
seriously??
i already told you that
you're repeating yourself
idiot
that makes no sense
worst chatbot ever
not helpful
are you even reading what i write
i said no hotels and you show me hotels
disappointing
you dont understand anything
pathetic
for gods sake
why do you keep doing this
that's a lie
none of this is what was promised, really poor
shut up
google is better than this
what nonsense
you're making things up
I've asked three times now
this sucks
how annoying
this is going nowhere
rubbish suggestions honestly
ffs
you're a joke
I hate this chat
that was no help whatsoever
can't you do anything right
stop ignoring me
incorrect
your answers are so generic
fed up with this
you are the most frustrating thing ive used all week
boo
rubbish
this is a waste of time
what a stupid bot
are you thick
hopeless
you've no idea
terrible suggestions
you're no help at all
this site is awful
bad answer
I'm disappointed
you keep saying the same thing
for god's sake
oh come on
how can you be this bad
thats incorrect
you lied to me
total garbage
this is annoying
bollocks
i'm getting fed up
what a joke
Very poor service
you are making fool of me
does not work at all this thing
you don't understand anything
i hate this
dumb
your answers are pointless
stop repeating yourself
google does better
this is doing my head in
you're going round in circles
bloody hell
not impressed
I already told you that three times
these are all terrible
you just ignore me
you ruined my evening
poor show
complete tosh
you got that wrong
no no no thats false
what a load of rubbish
never coming back here
so frustrating
garbage in garbage out
i'm losing patience
seriously? that's your answer?
you're hopeless willow
lame
are you broken
you are wasting my time
how useless can a bot be
you suck
that was a dumb reply
call yourself an assistant
a five year old would do better
Not at all satisfied
you have been no help
that's a ridiculous suggestion
this is crap mate
dreadful
you don't listen
i am very angry now
boring
what's the matter with you
that's plain wrong
why can't you just answer
you contradict yourself
i told you already!
absolute shambles
moron
that isn't true
what kind of answer is that
this chat is shite
you're driving me mad
what a useless piece of software
fail
are you stupid
i expected better
you missed everything i said
you said something else a minute ago
not one of these is right, hopeless
it's a disgrace
get lost
this is no good at all
you never answer properly
so bad
insulting
did you even try
yeah right, brilliant, really useful, not
big disappointment this
you obviously know nothing about yoga`,
  notMeant: `
that's not what I meant
no i meant something different
you misunderstood me
not like that
i didn't ask for that
you got me wrong
thats not what i said
wrong end of the stick
no no i was asking something else
I meant it differently
you've misread that
that isn't what i was after
nah you got that mixed up
i was talking about something else
you didn't get what i was saying
misunderstanding
not what i was asking
oh no that came out wrong
I think we're talking at cross purposes
i didnt mean it like that
no, you took that too literally
that wasn't my question
you've got the wrong idea
sorry i didn't mean that
hm you don't quite follow me
that's a different thing from what i meant
ehm no thats not it
what i meant was something else entirely
you understood it backwards
let me rephrase that
you think i want that but i dont
I wasn't asking about that
i never said that
autocorrect sorry not that
no no not that
i meant the other thing
u misunderstood
that's not what i wanted to know
you seem to have misinterpreted me
i phrased it badly
you've confused it with something else
oops wrong word, thats not what i wanted to say
it was meant the other way round
not that kind
you're answering a different question
thats not the point
not what i had in mind when i said that
i think you misheard
no, you've understood me wrong
i meant bath the city not a bath
i wasnt being serious
i was joking when I said that, you took it wrong
didn't mean it that way
missed my point
No that's not what I was getting at.
no i meant something else
you misunderstood
thats not what i asked
i didn't mean that
you've got me wrong
no, not that kind
I was asking about something different
you took it the wrong way
didn't say that
not what i said
I think we're at cross purposes
i wasn't talking about that
you have not understood me
no no, i mean the other thing
that was not my question
i meant it differently
my question was another one
not quite what i had in mind
sorry i expressed that badly
you're reading it wrong
i never asked for that
that's beside the point
No, you have understood wrongly
that wasn't what i wanted to know
i think you got confused
you mixed something up
that's a different thing
what i was trying to say is something else
we're talking past each other
I didn't ask you to plan
i didn't want a comparison
i meant the place not the product
nah i was on about something else
you misread me
read it again please, thats not what i wrote
that's not it
autocorrect got me, not that word
not what i was getting at
my phone wrote the wrong thing, ignore
I said one thing and you heard another
wrong meaning
you understood me wrong
that's the wrong idea
no i was just asking
it was a question not an order
i wasn't asking for a price
when i said retreat i didn't mean that
that's a misunderstanding
oh no, you took that literally
i was joking
no you've confused it
you've missed the point
i meant the word in another sense
mistaken
didn't mean it like that
not what i mean at all
I don't think you understood
you got the wrong meaning
hmm no thats not what i was saying
you misheard
not that sort of thing i meant
did i say that? i don't think so
I asked about one thing only and you answer another
it's not what i intended
let me rephrase, you didn't get it
ah no crossed wires
that's not my request
i think you have the wrong idea of what i want
i meant turkey bath, not turkey
you are thinking of something else
not the one i was talking about
i wasn't referring to that one
you answered a different question
no that's not what i'm on about
I meant it as an example only
not what i was looking for you to do
wrong thing
don't take it that way
it wasn't meant like this
you didn't catch my meaning
i didn't choose anything yet
i haven't said yes to that
no i did not say book
that isn't the question i put to you
sorry, i was unclear
u got me wrong
no, you've misinterpreted
you have taken it wrongly only
that wasn't the question love
i'm not asking for that
not what i wanted to say
misread
i think something got lost in translation
you didn't get what i was asking
speech to text messed up, not what i said
by light i meant not heavy
I was meaning something other
you've got hold of the wrong idea
no i meant me not my mother
wasn't asking you to show more
this isn't about what i said
you got it backwards
i meant the opposite
thats not how i meant it`,
  offTopic: `
whats the weather tomorrow
who won the match
tell me a joke
write me a poem about cats
can you do my maths homework
who should i vote for
flights to new york
what's the capital of mongolia
fix this python code
latest news
how tall is the eiffel tower
bitcoin price
what's 17 times 23
translate this into japanese
who is the president of france
is it going to rain
write a cover letter for me
best laptop for gaming
how do i change a tyre
what time is it in sydney
when does the premier league start
recipe for lasagne
sing me a song
what do you think of trump
do you believe in god
rent a car at heathrow
how do i get rid of ants
what's the meaning of life
book me a taxi
stock tips
help me with my essay on macbeth
which film should i watch tonight
how do i fix my washing machine
how far away is the moon
is brexit a mistake
write some javascript that sorts a list
where can i buy a used car
who wrote war and peace
play some music
lotto numbers
what's your opinion on the war
mortgage rates
train times to liverpool
my wifi is down can you help
how do i file my taxes
tell me something funny
how old is taylor swift
summarise this article for me
i need a lawyer
what day is christmas on this year
who'd win, a bear or a gorilla
convert 10 miles to km
find me a girlfriend
what happened in the news today
knock knock joke please
what's the weather tomorrow
who won the match last night
write my essay on the tudors
whats 17 times 43
flights to dubai
capital of mongolia
translate this into german
what's bitcoin at
write a poem about my cat
cricket score
who's the prime minister
help me with my maths homework
best laptop under 500
recommend a netflix series
what time is it in tokyo
when does the next bus leave for Reading
how do i boil an egg
play despacito
who is taylor swift dating
should i buy tesla shares
what happened in ukraine today
solve x squared minus 4
write a sql query
my wifi is not working
how do I apply for a visa
when's the next full moon
did arsenal win
is it going to rain in leeds
where can i park in town
who wrote hamlet
can you order me a pizza
what does trump say now
make me a logo
how do i fix my dishwasher
cheap car insurance
give me the lottery numbers
set an alarm for 7
find me a plumber
tell me about black holes
help me file my taxes
roast me
whats the meaning of life
convert 5 miles to km
Who won IPL this year
how many people live in india
what's the plot of dune
my car won't start
write a python script to sort a list
best phone to buy
when was ww2
spell accommodation
is my train delayed
generate an image of a dog
lets play 20 questions
tell me a riddle
how do you say cheese in french
do my physics assignment
what's the speed of light
what's the exchange rate of dollar
jobs near me
what to name my dog
how do I get a mortgage
who is the king
footy fixtures
write an email to my boss
which team tops the premier league
cinema times tonight
what's the best vacuum cleaner
can you hack a password
explain quantum physics
how do i install windows
is there life on mars
find cheap tickets to New York
how do i unblock a sink
election results
should i text my ex
write a speech for my dad's 60th
what's on telly tonight
who'd win, lion or tiger
what year did titanic sink
how do i get a passport renewed
send a message to John
train my dog not to bark
how do stocks work
react useeffect loops forever why
how do you play poker
where's the nearest petrol station
what day is easter next year
summarise this article
what is the gst rate on mobiles
is the m25 busy
best chess opening
how much is a used honda civic
say something in klingon
who painted the mona lisa
how to write a cv
when do clocks go back`,
}
