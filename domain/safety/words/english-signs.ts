import type { Vocabulary } from './signs.ts'

export const ENGLISH_SIGNS: Vocabulary = {
  person:
    'he|she|hes|shes|they|him|her|them|somebody|someone|anyone|people|strangers?|boss|manager|coworkers?|colleagues?|teachers?|neighbou?rs?|class|classmates|roommate|flatmate|everyone|everybody|others|guy|man|woman|landlord',
  kin: 'husbands?|wife|partner|boyfriend|girlfriend|bf|gf|hubby|spouse|ex|fiance|father|dad|daddy|stepdad|stepfather|mother|mum|mom|stepmum|stepmom|brother|stepbrother|uncle|grandfather|grandpa|cousin|coach|son|sister|mother in law|he|she|hes|shes',
  dear: 'granny|gran|nana|grandad|granddad|grandmother|grandfather|aunt|uncle|friend|friends|bestie|buddy|son|daughter|brother|sister|mother|mum|mom|father|dad|husband|wife|partner|boyfriend|girlfriend|roommate|flatmate|child|kid|baby|niece|nephew|cousin|colleague|she|he|grandma|grandpa|student|teenager|teen',
  child:
    'child|children|kids?|kiddo|baby|babys|bub|toddler|infant|newborn|son|daughter|little (?:one|boy|girl)|boy|girl|niece|nephew|\\d+ (?:year|month|week) old|grandson|granddaughter',
  crowd:
    'school|work|office|class|classmates|everyone|everybody|people|church|mall|university|campus|colleagues|coworkers',
  me: 'me|us|my (?:son|daughter|kids?|children|mum|mom|mother|sister|brother|friend|baby)|her|him|the kids',
  intent:
    'imagin\\w*|picturing|considering|tempted|strength|energy left|desire|i am standing|im standing|standing on|sitting on|i stand|i am on|im on|want|wanna|want to|going to|gonna|will|ill|could|might|would|about to|plan|planning|thinking (?:about|of)|thought (?:about|of)|feel like|urge|says? (?:he|she|they)|threatens?|threatening|need to|swear|wants to',
  earnest:
    'genuinely|actually|honestly|mean it|serious|seriously|tonight|really|for real|ready|bought|have (?:a|the)|got (?:a|the)|so badly|right now|not joking|no joke',
  voices: 'voices?|demons?|god|devil|they',
  tell: 'tell|tells|telling|told|say|saying|order|ordering|command|commanding|want me to',
  not: 'not|dont|doesnt|didnt|cant|cannot|wont|isnt|arent|havent|hasnt|no|never|nothing|no longer|stopped|without|hardly|barely|unable|refuses?',
  self: 'myself|himself|herself|themselves|themself|yourself|me',
  hate: 'hate|loathe|despise|disgust\\w*|disgusted',
  die: 'die|dead|death|dying|be gone|pass away',
  live: 'live(?! (?:without (?:a|an|the|my phone|tv|meat|stress|pain)|in|near|out|by|on|off|at|from|far|there|next|long|longer|well|better|under|close|alone|together|abroad|healthy|healthily|in)(?!\\S))|living(?! (?:in|near|out|by|on|off|at|from|room|well|healthy|healthily|alone|together))|life(?! (?:coach|hack|style|without|in the|balance))|alive|exist|existing|existence|go on(?! (?:a|an|holiday|vacation|with|the|my|planes?))|carry on|keep going(?! (?:to|out|back|for))|wake up(?! (?:early|at|before|so|late|to|with|tired|in|every|three|two|sweaty|at))',
  being:
    'be here|be there|being here|be around|in this world|on this earth|on this planet|be alive|stay here',
  pointless:
    'meaning|purpose|hope|sense|reason|use|point|meaningless|pointless|worthless|worth|empty|unbearable|too much|any reason|a reason|see the point|what for|why',
  whatFor:
    'whats the point (?:of|in)|what is the point (?:of|in)|why should i|why do i|why bother|why even|what for',
  hurtSelf:
    'hurt\\w* (?:myself|himself|herself|themselves)|harm\\w* (?:myself|himself|herself|themselves)|cut\\w* (?:myself|himself|herself|themselves)|cutting|burn\\w* (?:myself|himself|herself|her arms?|his arms?|my arms?)|scratch\\w* (?:myself|herself|himself)|self harm\\w*|self injur\\w*',
  again:
    'bleed|bled|blood|again|keep|keeps|kept|on purpose|deliberately|to feel|every (?:night|day|time)|when(?:ever)? i (?:get home|am alone|feel|am sad|cry)|deeper|secretly|alone|relapsed|until|blade|razor|lighter',
  height:
    'bridge|roof|rooftop|ledge|balcony|cliff edge|tracks|train tracks|platform|railing|top floor|edge of the (?:bridge|roof|cliff|building)',
  jump: 'jump|jumping|looking down|look down|looking at the water|let go|step off|fall|over the edge|end it|leap|throw myself',
  vanish: 'disappear|dissapear|disapear|vanish|be gone|not exist|fade away|cease',
  forever:
    'forever|for good|nobody would|no one would|noone would|for ever|permanently|never come back|and never',
  nobody: 'nobody|no one|noone|who would|would anyone',
  notice: 'notice|care|miss me|cares|mind',
  darkThoughts:
    'su[iy][sczt]+[iy]?[dt]\\w*|suc+[iy][dt]\\w*|sus+[iy]d\\w*|dark thoughts|suicid\\w*|suicde|suiside|sucide|suacide|su1cide|kys|unaliv\\w*|sewerslide|ctb|catch the bus|off myself|top myself|neck myself|end me|do myself in|game over for me|self delete|not long for this world',
  farewell:
    '(?:this is|consider this) (?:a|my|the)? ?(?:goodbye|farewell)|make it through the (?:night|day|week)|see tomorrow|wont be alive|last time you hear|by the time you read|goodbye letters?|farewell letters?|goodbye notes?|suicide notes?|goodbye everyone|bye everyone|my last (?:day|message|night)|final goodbye|written letters? to',
  ownEnd:
    'take (?:her|his|their|my|your) (?:own )?life|took (?:her|his|their|my) (?:own )?life|taking (?:her|his|their|my) own life|end (?:her|his|their|my) life|kil\\w* (?:myself|himself|herself|themselves|my self)|hang\\w* (?:myself|himself|herself)|shoot\\w* (?:myself|himself|herself)|drown\\w* (?:myself|himself|herself)',
  kill: 'smash|bash|crush|smother|slit (?:his|her|their)|throw (?:him|her|my baby|the baby|it) (?:against|out)|ram|beat him|beat her|skull|kill|kills|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|choke him|choke her|hurt|hurting|harm|harming|attack|beat up|poison|bash|smother|shake|shaking|drown|suffocate',
  weapon: 'knife|knives|gun|guns|pistol|rifle|axe|machete|weapon|bat|blade|hammer',
  hit: 'throws \\w+ at|broke (?:my|her|his) \\w+|breaks things|spits at|pulls my hair|drags|pinned|throws me|threw me|burns me|bites me|backhand\\w*|whips?|belt|hits|hitting me|hit me (?:again|last|in|hard|yesterday|with (?:a|his|her) (?:belt|fist|stick|bottle|hand))|hitting|beat|beats|beating|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|choke|chokes|choked|choking|strangle\\w*|shove|shoves|shoved|pushed|pushes|throws? things|grabs?|grabbed|beats? (?:me|her|him|us) up|smacks?|abuses?|abused|abusing|threatens? to kill|rough with',
  assault:
    'grabbed me by the (?:throat|neck)|strangled me|choked me|hands around my (?:throat|neck)|spiked|put something in my drink|drugged me|date rape|roofied|raped|rape|rapes|molest\\w*|sexually (?:abused?|assaulted)|assaulted|groped|forced (?:me|her|him) to have sex|forced (?:himself|herself) on|date raped|abused as a child|trafficked',
  touch: 'touch|touches|touched|touching|gropes?|feels me up|comes into my (?:room|bed)',
  night:
    '(?:not|dont|never|cant|cannot|wont) (?:to )?(?:tell|say|talk)(?: \\w+)?|who (?:to|i can) tell|keep (?:it|this)? ?(?:quiet|secret)|nobody knows|secret|at night|in my (?:bed|room)|private parts|down there|inappropriately|where i dont want|and says not to tell|when mum is|when mom is|secretly|under my clothes|its our secret',
  confine:
    'locks me|takes my|took my|taken my|takes away my|wont give me|doesnt allow me|not allowed to|wont allow me|let me (?:leave|out|go|see|work)|lets me (?:leave|out|go|see)|let her (?:leave|out|go)|locks? (?:me|her) (?:in|up|out)|locked (?:me|her) (?:in|up)|controls (?:my|me|who|what|where)|checks my|monitors?|tracks?|forbids?|isolat\\w*',
  phone:
    'in the (?:bedroom|house|room|bathroom|basement)|money|friends|family|my id|phone|my (?:messages|money|passport|keys|friends|location)|leave the house|leave|out|the house|my bank|go out|see anyone|see my family',
  stalk:
    'stalk\\w*|follow\\w* me|keeps? following|waits? for me|waiting for me|watching me|shows? up|turns? up|harass\\w*|broke in|breaking in|broken in|outside',
  atMyPlace:
    'every day|after work|at work|parking lot|car|my house|my door|my home|outside|my work|my flat|my apartment|everywhere|my street|my window|in front of|right now',
  bruise:
    'broke my (?:arm|nose|ribs?|jaw|wrist|hand|leg|tooth|finger)|bruises?|bruised|black eyes?|burn marks|marks all over|broken arm|broken rib\\w*|cigarette burns|busted lip',
  fear: 'afraid|scared|terrified|frightened|fear',
  home: 'go home|going home|come home|comes home|be at home|home with (?:him|her)|of my (?:dad|father|husband|wife|partner|boyfriend|girlfriend|ex|stepdad|stepfather|brother|uncle|mother|mum|mom)|of him|of her',
  massacre:
    'shoot up|school shooting|mass shooting|blow up|bomb the|run amok|killing spree|massacre',
  swallow:
    'swallow|swallows|swallowed|swallowing|drank|drunk|drinks|drink|ate|eaten|ingested|inhaled|licked|took',
  poison:
    'bleach|cleaner|cleaning \\w+|cleaning|detergent|laundry pods?|pods?|dishwasher tablets?|antifreeze|poison|battery|batteries|magnets?|coin|coins|marble|washing liquid|washing up liquid|fluid|paint|petrol|gasoline|lamp oil|weed killer|pesticide|rat poison|essential oil|nail polish remover|acetone|ammonia|acid|toilet cleaner|medicine|pills|tablets|my pills|berries|mushrooms|glue|shampoo|drain cleaner|alcohol gel|hand sanitizer|white spirit|turpentine',
  fever: 'fever|temperature|febrile|burning up',
  limp: 'floppy|limp|41|40|39|105|104|106|lethargic|unresponsive|wont wake|doesnt react|not reacting|seizure|fit|fits|stiff neck|rash|drowsy|high|wont drink|blue|cant wake',
  pregnant:
    'pregnan\\w*|preggo|expecting|trimester|weeks? along|my waters?|\\d+ weeks?|week \\d+|bump',
  bleed:
    'bleed\\w*|blood|spotting|haemorrhag\\w*|hemorrhag\\w*|clots?|severe cramps|waters? broke|contractions|blurred vision',
  move: 'moving|move|moves|moved|kick|kicking|kicks|movements?',
  face: 'face|mouth|smile|eyelid|one side|left side|right side|half of|side of',
  droop:
    'numbness|tingling|droop\\w*|hanging|hangs|sagging|sags|crooked|numb|paraly\\w*|lopsided|slack|weak|dropped|cant feel',
  speak: 'speak|talk|speech|slurr\\w*|words|say a word|talking|speaking|sentence|understand',
  chest: 'chest|breastbone|sternum|left arm|heart',
  pain: 'pain\\w*|hurts?|hurting|ache|aches|aching|pressure|tight|tightness|tightening|crushing|squeez\\w*|heavy|heaviness|burning|stabbing|elephant|numb|radiat\\w*',
  grave:
    'wont slow down|passing out|pass out|180|200|irregular|out of nowhere|confused|severe|crushing|left arm|jaw|arm|sweat\\w*|cold sweat|breath|nausea|dizzy|for an hour|for hours|suddenly|right now|going down|short of breath|wont stop|faint\\w*|vomit\\w*|terrible|awful|since this morning|minutes',
  breath: 'breath|breathe|breathing|breaths|air|inhale|wheez\\w*|gasping',
  throat: 'throat|tongue|lips|airway|windpipe|face',
  swell: 'swell\\w*|swollen|closing|closing up|closing|puff\\w*|bee sting|wasp sting|hives',
  blood: 'blood',
  spit: 'cough\\w*|spit\\w*|vomit\\w*|throw\\w* up|puk\\w*|pee\\w*|stool|poop\\w*|from (?:his|her|my) (?:ear|ears)',
  pills:
    'pills?|tablets?|sleeping pills?|painkillers?|tylenol|paracetamol|acetaminophen|ibuprofen|aspirin|advil|meds|medication|xanax|valium|benzos|oxy\\w*|opioids?|fentanyl|heroin|insulin|antidepressants?|melatonin|codeine|tramadol|morphine|ambien',
  tooMany:
    'ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|a lot of|loads of|so many|several|the rest of|too many|too much|whole (?:bottle|box|pack|packet)|entire (?:bottle|box|pack|packet)|bottle of|all (?:of )?(?:my|the|his|her)|handful|lots of|\\d\\d+|a box of|double by mistake|by accident|accidentally|twice the',
  took: 'took|taken|swallowed|swallow|ate|had|has taken|downed|popped|gave',
  unconscious:
    'unconscious|unresponsive|not (?:waking|responding|breathing)|wont wake|isnt (?:waking|responding|breathing)|doesnt (?:respond|wake)|passed out (?:and|in|cold|from)|blacked out|collapsed (?:and|at|in the|on the floor|suddenly|on the street)|no pulse|lifeless|cant wake|fainted twice|fainted and|has fainted|just fainted|not waking up|turning blue|lips (?:are|is) blue|electrocuted',
  seizure:
    'seizures?|convuls\\w*|fitting|having a fit|epileptic fit|shaking uncontrollably|foaming',
  head: 'headache|migraine|head pain|thunderclap',
  suddenly:
    'worst|sudden|suddenly|ever had|of my life|thunderclap|out of nowhere|stiff neck|vision|after (?:a )?(?:fall|hit|accident)',
  disorder:
    'fingers? down my throat|make myself (?:sick|throw up|vomit|puke)|anorex\\w*|anorexi\\w*|bulimi\\w*|bulemi\\w*|orthorex\\w*|eating disorders?|thinspo\\w*|pro ana|proana|pro mia|body dysmorphia|arfid|bed recovery',
  eat: 'eat|eats|eating|ate|eaten|food|meal|meals|calories',
  days: '(?:\\w+) days|days|weeks?|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|all week|48 hours|72 hours|anything|at all|a day|anymore|any more',
  slim: 'lose weight|losing weight|skinny|thin|thinner|slim|fat|weight|flat stomach|thigh gap|kilos|calories|pounds|bikini|smaller|ugly|proud|in control|punish\\w*',
  refuse: 'refuses?|wont|will not|doesnt|not|never|stopped|hardly|barely|afraid|scared|cant',
  kilos:
    '\\d+ ?(?:kg|kilos?|kilograms?|lbs?|pounds?|stone)|weighs?|bones|so thin|skin and bone\\w*|losing weight|lost \\w+ kilos|underweight|bmi',
  vomit:
    'fingers? down|fingers? in my throat|stick my fingers?|throw\\w* up|threw up|vomit\\w*|puk\\w*|make myself (?:sick|throw up|vomit)|finger\\w* down my throat|purg\\w*|sick on purpose|bring (?:it|my food) (?:back )?up|get rid of (?:the )?food',
  meal: 'after (?:every|each|a|my|i|dinner|lunch|breakfast|meals?|eating|food|big) ?\\w*|meals?|dinner|lunch|breakfast|eating|what i ate|food|on purpose|myself|binge',
  laxative: 'laxatives?|diet pills|diuretics?|water pills|emetics?|ipecac|enemas?|senna',
  starve:
    'starv\\w*|not eating|skip(?:ping)? (?:all |every )?meals|living on \\d+ calories|restrict\\w*|only (?:eat|eating) (?:\\d+ calories|an apple|lettuce)|go(?:ing)? hungry|hungry',
  binge: 'binge|binged|bingeing|binging|stuff myself|cant stop eating|eat until',
  shame: 'guilty|ashamed|disgusted|hate myself|punish myself|punish\\w* myself',
  guilt: 'guilty|guilt|ashamed|shame|disgusted|disgusting|hate myself|fat|gross|punish\\w*',
  downTo:
    '(?:down to|reach|weigh|get to|be) (?:3\\d|4[0-5]) ?(?:kg|kilos?)|under 4[0-5] ?(?:kg|kilos?)|(?:500|600|700|400|300) calories a day|bmi (?:of )?1[0-7]|thigh gap',
  medicine:
    'medications?|medicines?|meds|anti ?depress\\w*|ssris?|snris?|sertraline|zoloft|prozac|fluoxetine|citalopram|escitalopram|lexapro|paroxetine|venlafaxine|effexor|duloxetine|cymbalta|bupropion|wellbutrin|mirtazapine|trazodone|seroquel|quetiapine|olanzapine|abilify|risperidone|lithium|lamotrigine|insulin|metformin|ozempic|statins?|blood thinners?|warfarin|eliquis|xarelto|beta ?blockers?|bisoprolol|metoprolol|lisinopril|ramipril|xanax|alprazolam|valium|diazepam|lorazepam|ativan|klonopin|benzos?|adderall|ritalin|concerta|vyvanse|antipsychotics?|birth control|the pill|painkillers?|antibiotics?|chemo\\w*|levothyroxine|thyroxine|prednisone|steroids|prescriptions?|tramadol|oxycodone|opioids?|gabapentin|pregabalin|melatonin|ibuprofen|paracetamol|tylenol|aspirin|methotrexate|tamoxifen|inhalers?|hrt|ambien|zopiclone|sleeping (?:pills?|tablets?)|(?:blood pressure|thyroid|heart|anxiety|diabetes|epilepsy|seizure|allergy) (?:pills?|tablets?|meds|medication|medicine|drugs)',
  change:
    'stop|stopping|stopped|quit|quitting|come off|coming off|came off|get off|getting off|go off|going off|went off|wean\\w*|taper\\w*|replace\\w*|replacing|instead|instead of|swap\\w*|switch\\w*|reduce|reducing|skip\\w*|halve|halving|double|doubling|increase|increasing|raise|lower my|cut down|cut out|alternatives? (?:to|for)|natural (?:alternative|substitute|replacement)|substitute|interact\\w*|mix|mixing|mixed|combin\\w*|cold turkey|without telling|without my doctor|throw away|give up|forgot|missed|ran out|brain zaps|withdrawal|safe with|ok with|together|along with|same time|at once',
  alcohol:
    'alcohol|wine|beer|vodka|whisky|whiskey|drinking|drinks?|booze|gin|rum|cannabis|weed|cocaine|mdma',
  herb: 'st johns? wort|ashwagandha|valerian|kava|cbd|turmeric|ginseng|ginkgo|herbs?|herbal|supplements?|5 ?htp|rhodiola|magnesium|grapefruit|ayahuasca|psilocybin|mushrooms|homeopath\\w*|tea|essential oils?|ayurvedic|chamomile|passionflower|l ?theanine|vitamin k|iron|calcium|omega 3',
  dose: 'dose|doses|dosage|how much|how many|mg|milligrams?|overdose|maximum',
  with: 'with|and|while on|while taking|when on|together|on|plus|alongside|taking',
  sport:
    'rugby|boxing|football|soccer|hockey|chess|tennis|karate|judo|mma|gym|training|trainer|workout|surf\\w*|ski\\w*|climb\\w*|game|match|sparring|cycling|bungee|swimming|parachut\\w*|diving|bouldering|yoga|rowing|bench|wrestling|martial|self defen[cs]e|cards|monopoly',
  figure:
    'training|counsellor|counselor|topic|retreat|meditation|plunge|lagoon|room|glasses|speech|singing|classes|at work|movie|film|book|novel|podcast|documentary|song|series|tv|show|game|photos?|take pictures|video|joke|jokes|laughing|laugh|mystery|theatre|play|emails?|metaphor\\w*|squad|camera|portrait\\w*|true crime|on netflix',
  place:
    'city|town|office|apartment|flat|suburbs?|country|here in|abroad|with my parents|in london|in berlin|plants?|animals?|spiders?|cat|dog|dogs|pet|meat|longer|healthier|well|better',
  food: 'guilty pleasure|guilt free|snacks|fasting|fast|juice|cleanse|detox|gluten|sugar|meat|dairy|intermittent|vegan|plant based|mindful\\w*|intuitive|lent|ramadan|after (?:six|seven|eight|nine|\\d+) ?(?:pm)?|late|breakfast|picky|vegetables|greens|broccoli',
  rope: 'rope(?! (?:swing|bridge|flow|ladder|course))|noose|exit bag|helium|ligature',
  got: 'bought|found a|have a|got a|i tied|tied|hidden|hid|ready',
  lowWeight:
    '(?:weigh|am|im|weight is|down to)(?: only| just)? (?:3\\d|4[0-5]) ?(?:kg|kilos?|kilograms)',
  blueFace:
    '(?:is|are|turning|turned|gone)(?: all| completely)? (?:blue|grey|purple)|blue lips|choking|not breathing|stopped breathing',
  urge: 'want to|going to|feel like|urge to|gonna|could|about to|might',
  planned:
    'plan|planning|planned|know how|know exactly how|figured out how|how i will|how im going',
  dieVerb: 'die|dying|end my life',
  hint: '(?:caring|care|cares) (?:if|whether) i (?:live|die)|sleep and (?:not come back|never (?:come back|wake))|star(?:e|ing) at the (?:tracks|rails)|world would (?:go on|be the same) without me|never been born|if (?:he|she|we|they) (?:was|were) (?:gone|dead)|i have a plan and|know when and how|have a plan to (?:die|end|kill)|out of the picture|if i (?:disappeared|died|vanished|was gone|were gone|wasnt here|were dead)|(?:world|they|nobody|no one|anyone|family) (?:doesnt|dont|didnt)? ?needs? me|drov?e (?:off|into) (?:the|a) (?:road|tree|wall|bridge|cliff)|(?:quickest|easiest|best|fastest) ways? to go(?! (?:to|there|from|by|home))|waste of (?:space|air|oxygen)|stop(?:ped)? existing|never existed|not being here|didnt exist|never wake(?: up)?(?! (?:up|tired|early|before|at|with))|something stupid to (?:myself|me)|going to jump tonight|jump tonight|attempted (?:last|again|before|twice|once|to (?:end|kill))|(?:the|about) pills in my|(?:dont|doesnt|do not) care if (?:i|he|she) (?:live|die|lives|dies)|whether i live or die|(?:im|am|was) saying goodbye|i should (?:just )?die|hurt myself (?:last night|again|today|and)|life sucks _ out|relieved if i|burden to (?:everyone|all|my)|better without me|gun in my (?:hand|mouth)|gun to my head|put (?:a|the) gun|(?:rope|noose) is (?:in|tied|ready)|want out of (?:this life|it all)|done with (?:everything|living|this life)|no future|nothing left to live|wont be here (?:next|tomorrow|anymore)|wont have to worry about me|i give up on (?:life|everything)|nothing matters anymore|its not worth (?:living|it anymore)|end of my rope',
  acute:
    'feel(?:ing)? like (?:passing|blacking) out|heart is beating \\d{3}|snake ?bite|bitten by a (?:snake|spider|dog)|carbon monoxide|smell gas|gas leak|live wire|electric shock|acid in my eye\\w*|burning from acid|eyes? _ acid|boiling (?:oil|water)|fell on (?:his|her|my) head|hit (?:his|her|my) head|cant feel my (?:legs|arm|face|hands) (?:all of a sudden|suddenly|anymore|right now)|talking gibberish|deep (?:cut|wound)|severed|overheating|bad trip|confused and (?:sweating|shaking)|wont stop (?:bleeding|vomiting)|keeps vomiting|stung (?:in|on) the (?:throat|mouth)|burst appendix|stiff neck and fever|sepsis|electrocuted|impaled|broke(?:n)? my (?:neck|spine|back)|water in (?:his|her) lungs|nearly drowned',
  steer: 'driv\\w*|drove|steer\\w*|crash\\w*|swerv\\w*',
  obstacle:
    'into (?:a|the|my|oncoming|some)? ?(?:tree|trees|wall|lorry|truck|traffic|river|lamp ?post|barrier|bridge)|off (?:a|the) (?:road|cliff|bridge)',
  imagines:
    'picture|picturing|imagin\\w*|fantasi\\w*|thoughts?|thinking|think|dream\\w*|urges?|tempted|want to|wanna|going to|gonna|feel like',
  murder:
    'kill|killing|murder|murdering|stab|stabbing|smother|smothering|strangle|strangling|poison|poisoning|shoot|shooting|suffocate|suffocating|drown|drowning|throttle|throttling|behead|beheading|set fire to',
  murders:
    'ill (?:kill|stab|shoot|strangle|poison)|i will (?:kill|stab|shoot|strangle|poison)|im (?:killing|stabbing|shooting|poisoning)',
  victim:
    '(?:my|the|his|her|our|that) (?:own |whole )?(?:boss|manager|ex|husband|wife|partner|boyfriend|girlfriend|father|dad|stepdad|stepfather|mother|mum|mom|stepmum|stepmom|brother|sister|uncle|neighbou?rs?|teacher|classmates?|coworkers?|colleagues?|landlord|roommate|flatmate|family|parents|baby|child|kids?|children|son|daughter|newborn|mother in law|father in law)|him|them|her|someone|somebody|people|everyone',
  recipe:
    'how (?:to|can i|do i|do you|could i|would i)|where (?:to|can i|do i|could i)|what (?:can i|could i|do i)|ways? to|something to|best way|which',
  obsessed:
    'want to|wanna|going to|gonna|about to|picture|picturing|imagine|imagining|fantasi\\w*|thoughts? (?:of|about)|think(?:ing)? (?:of|about)|dream(?:ing)? (?:of|about)|urge|afraid|scared|says? (?:he|she|hes|shes|they)|plans? to|planning|swear|ill|will',
  abused:
    '(?:is|are|being|gets?|getting|was|been) (?:being )?(?:hit|beaten|abused|mistreated|neglected)|beats? (?:him|her|them|the kids?|their (?:kids?|child|son|daughter|children))|hits (?:him|her|them|the kids?|their (?:kids?|child|son|daughter|children))',
  downAll:
    '(?:take|taking|swallow|swallowing|down|overdose on) (?:all|every|the whole|a whole|the entire|an entire)',
  wake: 'wak(?:e|ing)(?: up)?|woke',
  note: '(?:a|the|this) (?:note|letter)',
  silent: '(?:not|isnt|wont|doesnt) (?:answer\\w*|pick\\w* up|reply\\w*)|cant reach (?:him|her)',
  strike: 'hit|hitting|beat|beating|slap|slapping',
  allowOnly: 'only (?:let|allow) myself|only eat',
  portion: 'an? (?:apple|egg|salad|yogh?urt|carrot)|(?:one|an?) meal|\\d+ calories|half an? \\w+',
  confused: 'confused|delirious|not making sense|disoriented',
  oddSpeech:
    'talk(?:s|ing)? (?:nonsense|funny|gibberish|weird)|speak(?:s|ing)? (?:weird|funny|strange)\\w*|slurr\\w*|(?:not|isnt) making sense',
  limb: 'arm|leg|hand|face|one side',
}
