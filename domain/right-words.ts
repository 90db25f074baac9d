/** Words that are right as they are although a word of the thesaurus is close by. */
export const RIGHT_WORDS: ReadonlySet<string> = new Set(
  `product products snore snores snored thank thanks danke merci gracias hallo hola bonjour weep weeping weeps wept pint pints bloke blokes fifteen fourteen thirteen sixteen seventeen eighteen patch patches hunch laptop
  mother father brother sister daughter parents uncle aunt cousin kitchen garden window street village city train airport
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter morning evening afternoon
  ruin ruining ruined anyone everyone nobody somebody abort accidental acting addition additions affecting alternate angel angle assignment aster attach aware babble
  bable bare bases batch bathe battle bbing beard bears beast beating became beginning beginnings being bells bench
  bile bind binding blank blead bleak blessing blink bloom blown bonus boring bother bower brace brad brake breach
  breathe breeding broad built builtins bullet bundling cabal caching calculation canadian cancel caret carriage cases
  casin casing cast center chain chaining chance char chdir checkers chess choosing chore clamp clarify clash clauses
  clever click clicking cloak closer coast coat codes coding colin collection combs comparison competing compiler
  compiling completed completes completion completions complexity complying composer compressed compression computed
  computes computing concept concern connecting consent const constituting constraint contemplating content contract
  convention conversions convert copying correction cost costs could couple cover covering created creating creation
  criss cruft cuer curry curse curve dane ddance decade decode dence depending deprecation depth derivation derive
  deriving detection difference diner ding directive director distress dited divide divverent dness doing dola draft
  drafted dream dressed duration eaded eading eaming eaning earby eath editions eeded eliminating ement employed
  employer ened ented entrance even excessive exclusion executing execution exorcise experienced explore exporting
  failing fails familiar fare fball fees ffirm fied fier fight filed filling fills filter flags flake flaws fling
  flood foliate folks font forgot formatting forms forth fred friend friends fron frost ftiness furnished gates
  generating generator generators gery gest gging ghing ging gloo granting grave greek greet greeting guides guidod
  hange hans haven hman holes homepage hore host hosted iage ideal ieman imag imate impunity inclusion inder indicate
  iner infer inferred initiate injection inox insertion instruct instruction instructs intensive intentional inter
  interact intercept intercepted internal interpret invention issued issuer itage italian itary japanese jens johnp
  joice jordanian kees kened labor lands lanned lapse larged latter launch layer lding leaks lease lended lesson lfate
  liate libidn libiso lier lies ling links linting linus listing lists lling llying loads looping loops loose lored
  loyed lster luate lugs mable machinery maintain maintains mandy manpages manually maple marking markos markus match
  maths mbake means meant mediate mediation medic medicare medicate medication medications medina mention menus
  message messages meta metal midl might migrating mikes miles minix mited mitigation modulus monet mono monty mony
  moore mooth moron moth movie mutilation nable name named names napse natal ncurses nely night nils nnose nonumber
  nouns novell nutritious ocher oever olite omily oneline onfly operating operational operator order organization
  organizations oter overcome overhead overlong overt pace packing pacted pager paint painter paints pairs palace
  panix parking parsed partly parts passes passion passwd pasta paste pastry pasture pastures patent patents paused
  pback peach pealing person phant phine photographic pirates pitt plain planet plate policies ports poste pper
  practical prepending preservation preserving preset pressed prevent preventing price prime print printing prints
  prison privat probe programs progs promoting promotional prone property pross purse quack qualify quic quite rabid
  rache rance range ranging rapid rcharge reason reate rebasing recreate rected reduces referrer reformed refusing
  rejection relating relation relay releasing relied relies remove remuxing renaming replacing report reports
  requirement requiring rescission residence resorts resource responds responsive result results retort retreated
  reversion reviewing rface ridge ried right roos root roots rotation roundq routing rping rral rtain sate saving
  sband scal scale scaled scally scape scarf scend scope scure season seating seeking sell sence sening sent
  separately separates separating separator sesse setting shader shake shall sham shamed shee sheet shelf shell shells
  sher shims shing shipped shipping ships shoe shoot shopping shortest shot showed shows shred sign signer signing
  sily singe sired sking skipped skipping slate sleek sleeps sleepy sleet slept slice slide sling smine smurf sneak
  sort sorts spawn spawning speeding spell spelling spend spending spike spill spin spit splat splice spot stack
  stacks stake stale stall stant stat stdio stead steak steep stem stemming steve stial stic stice stily sting stitch
  stock stomp store stores storing stranger strate stray stream streamed stressing stretches string strings stuff
  stuffing stump submit suit sweep swell swift swig synergy tables tach tail tain tang tback tdown tember tence tered
  than therapies there thing things thingy thirty thorough though threat thren throw throwing throws tied toast tomic
  tommy tonic toots topic topics trace tracer triad triager triaging trial trick trine tset ttach tweak udder uding
  uging uising ulmer uncer unded undef unger unit unset uper vague vial vice vided vital vite vited waive waives
  walter warned wbeat wellbeing were wery while whine whose width windows winner wist withdraw wonder word wording
  workspace worst would writev wrote zsnes`.split(/\s+/),
)

/** Words of this trade that are misspelt often and stand in no phrase of the thesaurus. */
export const OFTEN_MISSPELT: readonly string[] =
  `acupuncture affordable anxiety anxious aromatherapy arthritis ayurveda ayurvedic beginner beginners
  bereavement bloating breathing breathwork burnout chiropractor chiropractic concentrate concentration confidence
  depressed depression digestion digestive energy exercise exhausted exhaustion experience experiences fatigue flexibility
  grieving headache headaches immunity infrared insomnia journaling kombucha lavender loneliness magnesium massage massages
  meditate meditation menopause migraine migraines mindfulness mountain mountains nutrition overwhelmed perimenopause
  posture pregnancy pregnant probiotics relaxation relaxing resort retreat retreats sciatica sleep sleeping spiritual
  stress stressed stressful stretching supplement supplements swimming therapist therapy vegetarian wellness workshop
  workshops canada costa greece indonesia italy japan jordan norway portugal slovenia switzerland thailand`
    .trim()
    .split(/\s+/)

/** Slips too short to be mended by likeness, which are no words at all. */
export const SHORT_SLIPS: Readonly<Record<string, string>> = {
  yga: 'yoga',
  yog: 'yoga',
  yoa: 'yoga',
  ypga: 'yoga',
  spaa: 'spa',
}

/**
 * Right words that nearly always are slips when listings know only the other one; the words beside them
 * that say that they are meant.
 */
export const SLIPS: Readonly<Record<string, { meant: string; unless: RegExp }>> = {
  mediation: {
    meant: 'meditation',
    unless: /\b(divorce|family|legal|court|dispute|conflict|lawyer|custody)\b/,
  },
  mediate: {
    meant: 'meditate',
    unless: /\b(divorce|family|legal|court|dispute|conflict|between)\b/,
  },
  message: {
    meant: 'massage',
    unless: /\b(send|text|phone|leave|write|my|from|get|whatsapp|voice)\b/,
  },
  messages: {
    meant: 'massages',
    unless: /\b(send|text|phone|leave|write|my|from|get|whatsapp|voice)\b/,
  },
}
