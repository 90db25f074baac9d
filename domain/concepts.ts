/**
 * What people say and what helps: a small wellness vocabulary. A concept is recognised in a visitor's
 * words by its `asked` phrases and looked for in listings by its `offered` words, the most telling first.
 * Phrases are lower-case without accents or apostrophes; a trailing * matches any ending.
 */
export type Concept = { asked: readonly string[]; offered: readonly string[] }

// biome-ignore format: a table to be read row by row, not word by word
export const CONCEPTS = {
  sleep: {
    asked: ['sleep*', 'slept', 'asleep', 'insomni*', 'awake at', 'wide awake', 'stay awake', 'lie awake', 'lying awake', 'wake up at', 'waking up at', 'wake in the night', 'waking at night', 'keep waking', 'tossing', 'bedtime', 'bad nights', 'my nights', 'at night', 'restless nights', 'rest at night', 'doze', 'nodding off', 'nod off', 'snor*', 'nightmare*', 'counting sheep', 'melatonin', 'up all night', 'switch off at night', 'drop off'],
    offered: ['sleep', 'insomnia', 'bedtime', 'night', 'rest', 'evening', 'yoga nidra', 'white noise'],
  },
  stress: {
    asked: ['stress*', 'tense', 'overwhelm*', 'on edge', 'wound up', 'calm', 'calmer', 'calming', 'calm down', 'relax*', 'racing thoughts', 'racing mind', 'mind racing', 'mind wont stop', 'switch off', 'unwind*', 'wind down', 'winding down', 'frazzled', 'pressure at work', 'under pressure', 'too much going on', 'cant cope', 'long day', 'hectic', 'frantic', 'irritable', 'short fuse', 'sunday dread', 'blood pressure', 'cortisol', 'decompress', 'chill out', 'chill'],
    offered: ['stress', 'calm', 'relaxation', 'overwhelm', 'breathing', 'silence', 'unwind', 'tension'],
  },
  anxiety: {
    asked: ['anxi*', 'worry', 'worries', 'worried', 'worrying', 'panic*', 'nervous', 'nerves', 'fear', 'fears', 'scared', 'afraid', 'terrified', 'phobia*', 'dread', 'racing heart', 'heart races', 'heart racing', 'overthink*', 'ruminat*', 'racing thoughts', 'spiral*', 'trembling', 'uneasy', 'ocd'],
    offered: ['anxiety', 'panic', 'racing thoughts', 'fear', 'phobia', 'calm', 'breathing', 'overthinking'],
  },
  burnout: {
    asked: ['burnout', 'burn out', 'burnt out', 'burned out', 'burning out', 'exhausted from work', 'exhausted by work', 'cant go on at work', 'need a break', 'too much work', 'work too much', 'working too much', 'overwork*', 'worn out', 'running on empty', 'at the end of my rope', 'nothing left to give', 'at breaking point', 'stressful job', 'job is too much', 'recharge', 'sick leave', 'sabbatical', 'off work'],
    offered: ['burnout', 'exhaustion', 'rest', 'stress', 'overwhelm', 'silence', 'respite'],
  },
  energy: {
    asked: ['energy', 'energi*', 'tired*', 'fatigue*', 'exhaust*', 'no strength', 'sluggish', 'drained', 'letharg*', 'run down', 'rundown', 'afternoon slump', 'afternoon crash', 'afternoon dip', 'wake up tired', 'worn out', 'knackered', 'weary', 'vitality', 'motivat*', 'boost', 'revitali*', 'invigorat*', 'iron', 'anaemi*', 'anemi*', 'cant get up', 'get out of bed', 'sleepy', 'low battery'],
    offered: ['energy', 'fatigue', 'vitality', 'morning', 'exhaustion', 'movement', 'cold water'],
  },
  focus: {
    asked: ['focus*', 'concentrat*', 'distract*', 'attention', 'adhd', 'add', 'brain fog', 'foggy', 'scattered', 'procrastinat*', 'productiv*', 'forgetful', 'memory', 'thoughts jump', 'mind wanders', 'cant think', 'clear head', 'clear my head', 'clarity', 'organis*', 'organiz*', 'deep work'],
    offered: ['focus', 'concentration', 'clarity', 'adhd', 'attention', 'phone habits', 'procrastination', 'brain fog'],
  },
  screens: {
    asked: ['screen*', 'phone too much', 'my phone', 'off my phone', 'phone addict*', 'scrolling', 'doomscroll*', 'social media', 'digital detox', 'unplug*', 'disconnect', 'no wifi', 'no signal', 'off the grid', 'off grid', 'offline', 'emails'],
    offered: ['digital detox', 'phone habits', 'screen time', 'screen break', 'phone free', 'off grid', 'digital break', 'phone lock box'],
  },
  digestion: {
    asked: ['digest*', 'gut', 'guts', 'stomach*', 'bloat*', 'bowel*', 'ibs', 'constipat*', 'heartburn', 'reflux', 'tummy', 'belly', 'indigestion', 'probiotic*', 'microbiome', 'nausea', 'gassy', 'after meals', 'after eating', 'food intoleran*'],
    offered: ['digestion', 'gut', 'bloating', 'gut health', 'fibre', 'probiotic', 'ibs', 'fermented', 'mindful eating'],
  },
  immunity: {
    asked: ['immun*', 'always ill', 'always sick', 'getting sick', 'getting ill', 'keep getting', 'colds', 'every cold', 'a cold', 'flu', 'winter bugs', 'run down', 'sniffles', 'catch everything', 'infections', 'vitamin c', 'zinc', 'sore throat', 'allerg*', 'hay fever'],
    offered: ['immunity', 'immune', 'colds', 'cold season', 'vitamin c', 'zinc', 'winter', 'elderberry', 'allergies'],
  },
  mind: {
    asked: ['my mind', 'mental*', 'mindful*', 'peace of mind', 'thoughts', 'meditat*', 'overthink*', 'ruminat*', 'inner peace', 'emotional*', 'emotions', 'headspace', 'vipassana', 'zen', 'present moment', 'journal*'],
    offered: ['meditation', 'mindfulness', 'mental health', 'racing thoughts', 'journaling', 'mind', 'silence'],
  },
  mood: {
    asked: ['low mood', 'feel low', 'feeling low', 'feeling down', 'feel down', 'sad', 'sadness', 'depress*', 'blue', 'blues', 'flat', 'grey', 'gloomy', 'miserable', 'unhappy', 'numb', 'feel empty', 'feeling empty', 'hopeless', 'winter blues', 'dark winter*', 'seasonal', 'every winter', 'mood', 'mood swings', 'cheer up', 'joy', 'crying', 'cry'],
    offered: ['low mood', 'mood', 'depression', 'light therapy', 'winter blues', 'resilience', 'joy', 'mental health', 'morning'],
  },
  loneliness: {
    asked: ['lonel*', 'feel alone', 'feel so alone', 'feeling alone', 'so alone', 'all alone', 'isolated', 'isolation', 'no friends', 'make friends', 'making friends', 'new friends', 'meet people', 'new in town', 'just moved', 'nobody to talk', 'no one to talk', 'feel empty since', 'feels empty', 'weekends feel empty', 'belong*', 'live alone', 'living alone'],
    offered: ['loneliness', 'community', 'friendship', 'connection', 'social', 'circle', 'group'],
  },
  body: {
    asked: ['my body', 'massage*', 'ache', 'aches', 'aching', 'sore*', 'muscle*', 'physical*', 'knots', 'bodywork', 'tight', 'tightness', 'cramp*', 'deep tissue', 'everything aches', 'after training', 'after a run', 'recovery after', 'recover after', 'doms', 'foam roll*'],
    offered: ['massage', 'bodywork', 'muscle', 'recovery', 'tension', 'magnesium', 'body'],
  },
  stiffness: {
    asked: ['stiff*', 'touch my toes', 'inflexible', 'flexib*', 'mobility', 'stretch*', 'limber', 'tight hips', 'hips', 'hamstring*', 'loosen up'],
    offered: ['stiffness', 'stiff joints', 'mobility', 'flexibility', 'gentle movement', 'yoga', 'joints', 'posture'],
  },
  spirit: {
    asked: ['spirit*', 'soul', 'find meaning', 'meaning in life', 'search for meaning', 'purpose', 'pilgrim*', 'pray*', 'sacred', 'ritual*', 'lost in life', 'feel lost', 'feeling lost', 'ceremon*', 'shaman*', 'reiki', 'chakra*', 'healing energy', 'kirtan', 'mantra*', 'chant*', 'cacao', 'moon', 'crossroads', 'find myself', 'whats next', 'turning point', 'new chapter'],
    offered: ['ceremony', 'ritual', 'spirit', 'contemplation', 'meaning', 'reiki', 'chanting', 'intention', 'silence'],
  },
  nutrition: {
    asked: ['nutrition*', 'eat', 'eating', 'eat better', 'food', 'diet*', 'cook*', 'meal*', 'recipe*', 'sugar', 'kitchen', 'healthy eating', 'protein', 'omega 3', 'vitamin*', 'snack*', 'appetite'],
    offered: ['nutrition', 'cooking', 'healthy eating', 'nutritionist', 'meal prep', 'plant based', 'mediterranean diet', 'slow food', 'kitchen'],
  },
  vegan: {
    asked: ['vegan*', 'vegetarian*', 'plant based', 'plant food', 'meat free', 'veggie'],
    offered: ['vegan', 'plant based', 'plant food', 'vegetarian', 'plant based food'],
  },
  weight: {
    asked: ['lose weight', 'losing weight', 'weight loss', 'overweight', 'weight', 'slim*', 'obes*', 'binge*', 'emotional eating', 'comfort eating', 'lose some pounds', 'get in shape', 'out of shape'],
    offered: ['weight loss', 'mindful eating', 'nutrition', 'fitness', 'walking', 'habits'],
  },
  movement: {
    asked: ['movement', 'exercis*', 'move more', 'active', 'sit all day', 'sitting all day', 'sit too much', 'get moving', 'pilates', 'tai chi', 'qigong', 'qi gong', 'danc*', 'barre', 'aerial'],
    offered: ['movement', 'gentle movement', 'yoga', 'stretching', 'walking', 'tai chi', 'dance', 'pilates'],
  },
  fitness: {
    asked: ['fitness', 'fit', 'fitter', 'gym', 'workout*', 'strength', 'stronger', 'train', 'training', 'running', 'run', 'runner*', 'marathon', 'cardio', 'hiit', 'cycling', 'bike', 'weights', 'sport*', 'athlet*', 'home workout'],
    offered: ['fitness', 'strength', 'training', 'running', 'home workout', 'resistance bands', 'recovery', 'hiking'],
  },
  yoga: {
    asked: ['yoga', 'yogi', 'asana*', 'vinyasa', 'yin', 'hatha', 'ashtanga', 'downward dog', 'yoga mat'],
    offered: ['yoga', 'yoga mat', 'yin', 'vinyasa', 'online yoga'],
  },
  hiking: {
    asked: ['hik*', 'trail*', 'walks', 'long walks', 'walking', 'country walks', 'trek*', 'go for a walk', 'ramble*'],
    offered: ['hiking', 'walking', 'trail', 'mountain', 'nature walk', 'forest'],
  },
  backPain: {
    asked: ['back pain', 'backache*', 'back ache*', 'back hurts', 'back is killing', 'back kills', 'sore back', 'bad back', 'stiff back', 'my back', 'lower back', 'back problem*', 'sciatica', 'posture', 'neck', 'shoulder*', 'spine', 'spinal', 'slipped disc', 'disc', 'hunched', 'slouch*', 'desk job', 'desk work*', 'at a desk', 'at my desk', 'sitting all day', 'sit all day', 'chiropract*', 'tech neck'],
    offered: ['back pain', 'posture', 'neck', 'spine', 'desk work', 'sciatica', 'chiropractic', 'desk', 'lifting'],
  },
  pain: {
    asked: ['pain', 'pains', 'painful', 'hurt', 'hurts', 'hurting', 'joint*', 'arthrit*', 'rheumat*', 'knee*', 'fibromyalgia', 'chronic', 'inflammation', 'injur*', 'tendon*', 'carpal tunnel', 'wrist*', 'feet', 'jaw', 'teeth grinding', 'grind my teeth'],
    offered: ['pain', 'joints', 'arthritis', 'chronic pain', 'gentle movement', 'inflammation', 'injury', 'acupuncture'],
  },
  headache: {
    asked: ['headache*', 'head ache*', 'migrain*', 'head hurts', 'head pounds', 'tension head*', 'eye strain', 'tired eyes'],
    offered: ['headache', 'migraine', 'neck', 'tension', 'screen break'],
  },
  heart: {
    asked: ['blood pressure', 'heart health', 'my heart', 'healthy heart', 'cholesterol', 'hypertension', 'cardio rehab', 'circulation'],
    offered: ['heart health', 'heart', 'mediterranean diet', 'omega 3', 'walking', 'blood pressure', 'stress'],
  },
  breathing: {
    asked: ['asthma*', 'lungs', 'long covid', 'wheez*', 'sinus*', 'congest*'],
    offered: ['breathing', 'asthma', 'breath', 'salt', 'fatigue'],
  },
  pregnancy: {
    asked: ['pregnan*', 'prenatal', 'antenatal', 'expecting', 'mum to be', 'mom to be', 'trimester', 'birth', 'labour', 'due in', 'bump'],
    offered: ['pregnancy', 'prenatal', 'postnatal', 'pelvic floor', 'new mothers'],
  },
  parents: {
    asked: ['postnatal', 'postpartum', 'new mother*', 'new mum*', 'new mom*', 'new parent*', 'after birth', 'breastfeeding', 'newborn', 'new baby', 'baby wont', 'my baby', 'baby', 'parenting', 'tired mum', 'tired mom', 'my kids', 'our kids', 'the kids', 'my children'],
    offered: ['new mothers', 'new parents', 'postnatal', 'parenting', 'baby'],
  },
  menopause: {
    asked: ['menopaus*', 'perimenopaus*', 'hot flush*', 'hot flash*', 'night sweats', 'change of life', 'hrt'],
    offered: ['menopause', 'perimenopause', 'hot flushes', 'night sweats', 'hormones', 'women'],
  },
  cycle: {
    asked: ['my period', 'periods', 'period pain', 'period cramps', 'pms', 'pmdd', 'endometrios*', 'pcos', 'hormon*', 'menstrua*', 'monthly cramps', 'fertil*', 'trying to conceive', 'ivf'],
    offered: ['pms', 'cycle support', 'hormones', 'women', 'cramps', 'fertility', 'pelvic floor'],
  },
  grief: {
    asked: ['grie*', 'bereave*', 'mourn*', 'lost my husband', 'lost my wife', 'lost my mother', 'lost my father', 'lost my mum', 'lost my mom', 'lost my dad', 'lost my brother', 'lost my sister', 'lost my son', 'lost my daughter', 'lost my partner', 'lost my best friend', 'lost my dog', 'lost my cat', 'lost someone', 'lost a loved', 'passed away', 'died', 'death of', 'widow*', 'miscarr*', 'funeral'],
    offered: ['grief', 'bereavement', 'loss', 'widowed', 'loneliness', 'miscarriage'],
  },
  heartbreak: {
    asked: ['heartbreak', 'heartbroken', 'broken heart', 'break up', 'breakup', 'broke up', 'divorc*', 'separated', 'separation', 'dumped', 'left me', 'my ex', 'betray*'],
    offered: ['heartbreak', 'grief', 'low mood', 'solo stay', 'loneliness', 'divorce'],
  },
  skin: {
    asked: ['skin', 'eczema', 'acne', 'psoriasis', 'rosacea', 'complexion', 'face care', 'facial*', 'itch*', 'flaky', 'wrinkle*', 'glow', 'pimples', 'dry hands', 'medspa'],
    offered: ['skin', 'skincare', 'facial', 'face', 'body oil', 'eczema', 'acne', 'medspa'],
  },
  exams: {
    asked: ['exam*', 'study', 'studying', 'student*', 'finals', 'thesis', 'before a test', 'my test', 'revision', 'university'],
    offered: ['exam nerves', 'students', 'study', 'focus', 'concentration', 'calm'],
  },
  stage: {
    asked: ['stage fright', 'public speaking', 'speak in front', 'speaking in front', 'presentation*', 'give a speech', 'job interview', 'shy', 'shyness', 'social anxiety', 'confiden*', 'self esteem', 'self worth', 'imposter'],
    offered: ['confidence', 'courage', 'public speaking', 'anxiety', 'voice', 'coaching'],
  },
  career: {
    asked: ['career', 'new job', 'hate my job', 'lost my job', 'laid off', 'redundan*', 'life coach*', 'work life balance', 'work-life balance', 'stuck in life', 'feel stuck', 'feeling stuck', 'decision*', 'goals', 'leadership'],
    offered: ['career', 'coaching', 'life coach', 'work', 'confidence', 'clarity', 'goals'],
  },
  travelNerves: {
    asked: ['fear of flying', 'flying', 'afraid of planes', 'scared of planes', 'hypnos*', 'hypnoth*'],
    offered: ['flying', 'phobia', 'hypnotherapy', 'anxiety', 'panic', 'fear'],
  },
  jetLag: {
    asked: ['jet lag*', 'jetlag*', 'time zone*', 'long flight', 'long haul', 'shift work*', 'night shift*', 'body clock', 'circadian'],
    offered: ['jet lag', 'body clock', 'shift work', 'light', 'light therapy', 'travel', 'sleep'],
  },
  quitting: {
    asked: ['quit*', 'stop smoking', 'give up smoking', 'smoking', 'smoker', 'cigarette*', 'nicotine', 'vape', 'vaping', 'sober*', 'alcohol', 'drinking', 'drink less', 'drink too much', 'wine every', 'addict*', 'craving*', 'dry january', 'bad habit*', 'hangover'],
    offered: ['sober', 'alcohol free', 'alcohol', 'smoking', 'quitting', 'habits', 'craving'],
  },
  anger: {
    asked: ['anger', 'angry', 'temper', 'rage', 'furious', 'shout*', 'yell*', 'snap at', 'snapping at', 'resent*'],
    offered: ['anger', 'parenting', 'calm', 'breathing', 'overwhelm', 'stress'],
  },
  trauma: {
    asked: ['trauma*', 'ptsd', 'flashback*', 'abusive past', 'nervous system', 'vagus', 'somatic', 'therap*', 'counsel*'],
    offered: ['trauma', 'nervous system', 'therapy', 'somatic', 'anxiety', 'vagus nerve'],
  },
  cancer: {
    asked: ['cancer', 'chemo*', 'oncolog*', 'remission', 'after surgery', 'convalesc*', 'operation'],
    offered: ['cancer', 'recovery', 'convalescence', 'gentle', 'fatigue', 'rest'],
  },
  men: {
    asked: ['men', 'mens', 'man to man', 'prostate', 'male', 'guys', 'fatherhood', 'stag'],
    offered: ['men', 'fathers', 'mens circle'],
  },
  women: {
    asked: ['women', 'womens', 'woman', 'ladies', 'girls trip', 'girls weekend', 'hen party', 'hen weekend', 'sisterhood', 'female'],
    offered: ['women', 'womens circle', 'new mothers', 'friends'],
  },
  teens: {
    asked: ['teen*', 'adolescent*', 'my daughter', 'my son'],
    offered: ['teenagers', 'teens', 'young people', 'school', 'students'],
  },
  carers: {
    asked: ['carer*', 'caregiv*', 'caretak*', 'caring for', 'care for my', 'look after my', 'looking after my', 'looking after everyone', 'dementia', 'nurse*', 'sandwich generation'],
    offered: ['carers', 'caregivers', 'respite', 'guilt', 'exhaustion'],
  },
  elders: {
    asked: ['senior*', 'older people', 'older adults', 'getting older', 'elderly', 'retire*', 'retirement', 'falls', 'my mother', 'my grandmother', 'my grandfather', 'grandma', 'grandpa', 'over 60', 'over 65', 'over 70', 'in my seventies', 'in my sixties'],
    offered: ['older people', 'seniors', 'balance', 'gentle exercise', 'gentle movement', 'chair yoga', 'joints'],
  },
  beginners: {
    asked: ['beginner*', 'never done', 'never tried', 'never meditated', 'first time', 'new to', 'start meditating', 'starting out', 'intro*', 'learn to', 'how to start'],
    offered: ['beginners', 'introduction', 'first time'],
  },
  silence: {
    asked: ['silen*', 'quiet*', 'peaceful', 'peace and quiet', 'noise', 'noisy', 'be alone', 'time alone', 'alone time', 'on my own', 'by myself', 'solitude', 'get away from everything', 'away from it all', 'away from everyone', 'no people', 'without people', 'secluded', 'remote cabin', 'hermit*', 'tranquil*', 'serene', 'stillness', 'solo', 'me time'],
    offered: ['silence', 'quiet', 'silent', 'solitude', 'solo stay', 'digital detox', 'stillness'],
  },
  nature: {
    asked: ['nature', 'forest*', 'woods', 'woodland', 'outdoor*', 'outside', 'trees', 'wild', 'wilderness', 'fresh air', 'countryside', 'green', 'garden*', 'farm*', 'rainforest', 'jungle', 'birds', 'treehouse', 'fresh mountain'],
    offered: ['nature', 'forest', 'forest bathing', 'outdoors', 'garden', 'rainforest', 'cloud forest', 'farm stay', 'birdwatching'],
  },
  mountains: {
    asked: ['mountain*', 'alps', 'alpine', 'ski', 'skiing', 'snow*', 'peaks', 'altitude', 'valley'],
    offered: ['mountain', 'mountains', 'mountain air', 'alpine', 'snow', 'hiking'],
  },
  water: {
    asked: ['beach*', 'sea', 'seaside', 'ocean*', 'lake*', 'coast*', 'island*', 'swim*', 'shore', 'waves', 'surf*', 'waterfront', 'by the water', 'river', 'sailing', 'snorkel*', 'kayak*', 'fjord*'],
    offered: ['sea', 'beach', 'ocean', 'lake', 'coast', 'island', 'swimming', 'surf', 'fjord', 'shore'],
  },
  desert: {
    asked: ['desert*', 'stargaz*', 'stars', 'night sky', 'dark sky', 'dunes'],
    offered: ['desert', 'stargazing', 'stars', 'night sky', 'awe'],
  },
  heat: {
    asked: ['hot spring*', 'sauna*', 'thermal', 'onsen', 'steam', 'hot bath*', 'hot tub*', 'jacuzzi', 'hammam', 'infrared', 'spa', 'spas', 'mineral water', 'mineral bath*', 'warm water'],
    offered: ['hot spring', 'onsen', 'sauna', 'spa', 'bath', 'infrared', 'thermal', 'thalassotherapy'],
  },
  cold: {
    asked: ['cold water', 'cold plunge*', 'plunge', 'ice bath*', 'cold exposure', 'cold shower*', 'cryo*', 'wim hof', 'winter swim*', 'wild swim*'],
    offered: ['cold water', 'cold plunge', 'cold exposure', 'ice bath', 'cryotherapy', 'resilience', 'courage'],
  },
  sound: {
    asked: ['sound*', 'gong*', 'singing bowl*', 'music', 'drum*', 'sing', 'singing', 'choir'],
    offered: ['sound', 'sound bath', 'bowls', 'gong', 'music', 'drum', 'singing', 'soundscapes'],
  },
  breath: {
    asked: ['breath*', 'breathe', 'pranayama', 'buteyko'],
    offered: ['breathwork', 'breathing', 'breath'],
  },
  ayurveda: {
    asked: ['ayurved*', 'dosha*', 'panchakarma', 'tcm', 'chinese medicine', 'herbal*', 'herbs', 'homeopath*', 'naturopath*'],
    offered: ['ayurveda', 'herbs', 'herbal', 'dosha', 'holistic'],
  },
  needles: {
    asked: ['acupunct*', 'needles', 'acupress*', 'cupping'],
    offered: ['acupuncture', 'acupressure', 'cupping'],
  },
  light: {
    asked: ['light therapy', 'daylight lamp', 'sad lamp', 'light box', 'sunrise lamp', 'dark mornings'],
    offered: ['light therapy', 'light', 'lamp', 'winter blues', 'morning'],
  },
  scent: {
    asked: ['aromatherap*', 'essential oil*', 'diffuser*', 'lavender', 'scent*', 'incense', 'candle*', 'smell*'],
    offered: ['aromatherapy', 'lavender', 'diffuser', 'essential oil', 'scent', 'candle'],
  },
  detox: {
    asked: ['detox*', 'cleanse*', 'juice fast', 'fasting', 'fast for', 'reset', 'toxins', 'declutter'],
    offered: ['detox', 'reset', 'fasting', 'cleanse', 'habits'],
  },
  creativity: {
    asked: ['creativ*', 'writ*', 'paint*', 'art', 'arts', 'draw*', 'craft*', 'potter*', 'writers block'],
    offered: ['creative', 'writing', 'art', 'crafts', 'painting', 'journaling'],
  },
  company: {
    asked: ['with friends', 'friends', 'with a friend', 'group', 'groups', 'community', 'together', 'team', 'colleagues', 'company retreat', 'best friend'],
    offered: ['friends', 'community', 'group', 'connection', 'social'],
  },
  couples: {
    asked: ['couple*', 'my partner', 'with my husband', 'with my wife', 'my boyfriend', 'my girlfriend', 'for two', 'for us two', 'honeymoon', 'romantic', 'romance', 'anniversary', 'relationship', 'marriage'],
    offered: ['couples', 'romantic', 'for two', 'relationship'],
  },
  families: {
    asked: ['family', 'families', 'with kids', 'with the kids', 'with our kids', 'with my kids', 'with children', 'with the children', 'for kids', 'for children', 'kid friendly', 'kids club', 'child friendly', 'toddler*', 'with grandchildren'],
    offered: ['families', 'family', 'children', 'kids'],
  },
  gift: {
    asked: ['gift*', 'present for', 'birthday', 'christmas', 'surprise'],
    offered: ['gift', 'candle', 'tea', 'bath', 'journal', 'aromatherapy'],
  },
} as const satisfies Record<string, Concept>

export type ConceptName = keyof typeof CONCEPTS

/** What an answer must not pass over, whatever else was said; the weightiest first. */
export const DECISIVE: readonly ConceptName[] = [
  'grief',
  'cancer',
  'pregnancy',
  'menopause',
  'carers',
  'heartbreak',
  'teens',
  'quitting',
  'jetLag',
  'travelNerves',
  'burnout',
  'gift',
]
