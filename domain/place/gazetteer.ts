import { kilometresBetween } from './distance.ts'
import type { Point } from './public-place.ts'

/**
 * Coordinates of towns and regions that visitors name: names as in place words, in the languages of
 * the site, latitude and longitude to a tenth of a degree.
 */
const TOWNS = `
bali | -8.4 115.2
ubud | -8.5 115.3
kyoto | 35.0 135.8
tokyo, tokio | 35.7 139.7
osaka | 34.7 135.5
hakone | 35.2 139.0
okinawa | 26.3 127.8
seoul | 37.6 127.0
beijing, peking, pekin | 39.9 116.4
shanghai | 31.2 121.5
hong kong | 22.3 114.2
singapore, singapur, singapour | 1.4 103.8
bangkok | 13.8 100.5
chiang mai | 18.8 99.0
krabi | 8.1 98.9
phuket | 7.9 98.4
koh samui | 9.5 100.0
hanoi | 21.0 105.9
manila, manille | 14.6 121.0
jakarta | -6.2 106.8
goa | 15.3 74.1
rishikesh | 30.1 78.3
kerala | 10.2 76.4
delhi, new delhi | 28.6 77.2
mumbai | 19.1 72.9
bangalore | 13.0 77.6
dubai | 25.2 55.3
tel aviv | 32.1 34.8
jerusalem | 31.8 35.2
wadi rum | 29.6 35.4
istanbul, estambul | 41.0 29.0
cairo, kairo, le caire | 30.0 31.2
marrakech, marrakesch | 31.6 -8.0
taghazout | 30.5 -9.7
casablanca | 33.6 -7.6
nairobi | -1.3 36.8
johannesburg | -26.2 28.0
cape town, kapstadt, ciudad del cabo, le cap | -33.9 18.4
lisbon, lisboa, lissabon, lisbonne | 38.7 -9.1
porto, oporto | 41.1 -8.6
azores, azoren, acores | 37.8 -25.5
madeira, madere | 32.7 -17.0
alentejo | 38.3 -7.7
algarve | 37.1 -8.2
madrid | 40.4 -3.7
barcelona, barcelone | 41.4 2.2
valencia | 39.5 -0.4
sevilla, seville | 37.4 -6.0
malaga | 36.7 -4.4
bilbao | 43.3 -2.9
mallorca, majorca, majorque | 39.6 2.9
ibiza | 39.0 1.4
paris | 48.9 2.4
lyon | 45.8 4.8
marseille, marsella | 43.3 5.4
bordeaux, burdeos | 44.8 -0.6
nantes | 47.2 -1.6
lille | 50.6 3.1
toulouse | 43.6 1.4
nice, niza, nizza | 43.7 7.3
strasbourg, strassburg, estrasburgo | 48.6 7.8
provence, provenza | 43.9 5.8
london, londres | 51.5 -0.1
bath | 51.4 -2.4
bristol | 51.5 -2.6
birmingham | 52.5 -1.9
manchester | 53.5 -2.2
leeds | 53.8 -1.6
liverpool | 53.4 -3.0
glasgow | 55.9 -4.3
edinburgh, edimburgo, edinburg, edimbourg | 56.0 -3.2
cardiff | 51.5 -3.2
dublin | 53.3 -6.3
galway | 53.3 -9.1
amsterdam | 52.4 4.9
rotterdam | 51.9 4.5
utrecht | 52.1 5.1
brussels, brussel, bruselas, bruxelles | 50.9 4.4
antwerp, antwerpen, amberes, anvers | 51.2 4.4
ghent, gent, gante, gand | 51.1 3.7
luxembourg, luxemburg, luxemburgo | 49.6 6.1
berlin | 52.5 13.4
hamburg, hamburgo, hambourg | 53.6 10.0
munich, munchen, muenchen | 48.1 11.6
cologne, koln, koeln, colonia | 50.9 7.0
frankfurt, francfort | 50.1 8.7
stuttgart | 48.8 9.2
dusseldorf | 51.2 6.8
leipzig | 51.3 12.4
dresden | 51.1 13.7
hannover, hanover | 52.4 9.7
bremen | 53.1 8.8
nuremberg, nurnberg | 49.5 11.1
potsdam | 52.4 13.1
freiburg | 48.0 7.8
vienna, wien, viena, vienne | 48.2 16.4
salzburg, salzburgo, salzbourg | 47.8 13.0
innsbruck | 47.3 11.4
graz | 47.1 15.4
zurich | 47.4 8.5
geneva, genf, ginebra, geneve | 46.2 6.1
basel, bale, basilea | 47.6 7.6
bern, berne, berna | 46.9 7.4
engadin | 46.6 10.0
rome, rom, roma | 41.9 12.5
milan, mailand, milano | 45.5 9.2
florence, florenz, florencia, firenze | 43.8 11.3
venice, venedig, venecia, venise | 45.4 12.3
naples, neapel, napoles, napoli | 40.9 14.3
bologna, bolonia, bologne | 44.5 11.3
turin, torino | 45.1 7.7
umbria | 43.0 12.5
lake bled | 46.4 14.1
ljubljana | 46.1 14.5
zagreb | 45.8 16.0
prague, prag, praga | 50.1 14.4
warsaw, warschau, varsovia, varsovie | 52.2 21.0
krakow, krakau, cracovia, cracovie | 50.1 19.9
budapest | 47.5 19.0
bucharest, bukarest, bucarest | 44.4 26.1
athens, athen, atenas, athenes | 38.0 23.7
crete, kreta, creta | 35.2 24.9
santorini | 36.4 25.4
copenhagen, kopenhagen, copenhague | 55.7 12.6
malmo | 55.6 13.0
stockholm, estocolmo | 59.3 18.1
gothenburg, goteborg | 57.7 12.0
oslo | 59.9 10.8
bergen | 60.4 5.3
helsinki | 60.2 24.9
tallinn | 59.4 24.8
riga | 56.9 24.1
vilnius | 54.7 25.3
reykjavik | 64.1 -21.9
new york, nueva york | 40.7 -74.0
brooklyn | 40.7 -73.9
boston | 42.4 -71.1
philadelphia | 40.0 -75.2
washington | 38.9 -77.0
miami | 25.8 -80.2
atlanta | 33.7 -84.4
asheville | 35.6 -82.6
chicago | 41.9 -87.6
minneapolis | 45.0 -93.3
austin | 30.3 -97.7
houston | 29.8 -95.4
dallas | 32.8 -96.8
texas | 31.5 -99.3
denver | 39.7 -105.0
colorado | 39.0 -105.5
santa fe | 35.7 -105.9
sedona | 34.9 -111.8
phoenix | 33.4 -112.1
arizona | 34.3 -111.7
las vegas | 36.2 -115.1
los angeles | 34.1 -118.2
san diego | 32.7 -117.2
san francisco | 37.8 -122.4
california, kalifornien, californie | 37.0 -120.0
portland | 45.5 -122.7
seattle | 47.6 -122.3
hawaii | 20.8 -156.5
vermont | 44.0 -72.7
vancouver | 49.3 -123.1
vancouver island | 49.6 -125.5
tofino | 49.2 -125.9
toronto | 43.7 -79.4
montreal | 45.5 -73.6
halifax | 44.6 -63.6
mexico city, ciudad de mexico | 19.4 -99.1
tulum | 20.2 -87.5
nosara | 10.0 -85.7
monteverde | 10.3 -84.8
bogota | 4.7 -74.1
medellin | 6.2 -75.6
lima | -12.0 -77.0
quito | -0.2 -78.5
santiago | -33.4 -70.7
atacama | -23.9 -69.3
buenos aires | -34.6 -58.4
montevideo | -34.9 -56.2
sao paulo | -23.6 -46.6
rio de janeiro | -22.9 -43.2
sydney | -33.9 151.2
melbourne | -37.8 145.0
brisbane | -27.5 153.0
perth | -32.0 115.9
byron bay | -28.6 153.6
auckland | -36.8 174.8
wellington | -41.3 174.8
`

/** Centres of countries by ISO code: of the mainland where most people live. */
const COUNTRIES = `
AR -34.6 -64 | AT 47.5 14 | AU -25.3 134 | BE 50.6 4.6 | BR -14 -52 | CA 50 -95 | CH 46.8 8.2 | CL -34 -71
CN 35 104 | CO 4.5 -74 | CR 9.9 -84.1 | CZ 49.8 15.5 | DE 51.1 10.4 | DK 56 10 | EG 28 31 | ES 40.2 -3.6
FI 62.5 26 | FR 46.6 2.4 | GB 53.5 -1.8 | GR 38.5 23 | GT 15.5 -90.3 | HR 45.2 16 | HU 47.2 19.4 | ID -7 110
IE 53.2 -8 | IL 31.6 34.9 | IN 22.5 79 | IS 64.9 -18.6 | IT 42.8 12.6 | JO 31.3 36.4 | JP 36 138 | KE 0.2 37.9
KR 36.5 127.9 | LK 7.6 80.7 | MA 32 -6.5 | MX 22 -101 | NL 52.2 5.4 | NO 61.5 9.5 | NP 28.2 84 | NZ -41 174
PE -10.5 -75.5 | PH 13 122 | PL 52.1 19.3 | PT 39.6 -8.2 | RO 45.9 25 | SE 60 15.5 | SI 46.1 14.8 | TH 15 101
TR 39 34 | US 39.5 -98.4 | VN 16 107.5 | ZA -29 24.7
`

/** Latitude and longitude in degrees. */
const pointOf = (said: string): Point => {
  const [lat = 0, lng = 0] = said.trim().split(' ').map(Number)
  return { lat, lng }
}

const BY_NAME: ReadonlyMap<string, Point> = new Map(
  TOWNS.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', where = ''] = line.split('|')
      return names.split(',').map((name) => [name.trim(), pointOf(where)] as const)
    }),
)

const BY_COUNTRY: ReadonlyMap<string, Point> = new Map(
  COUNTRIES.trim()
    .split(/\||\n/)
    .map((entry) => {
      const [code = '', ...where] = entry.trim().split(' ')
      return [code, pointOf(where.join(' '))] as const
    }),
)

const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map(
  TOWNS.trim()
    .split('\n')
    .flatMap((line) => {
      const names = (line.split('|')[0] ?? '').split(',').map((name) => name.trim())
      return names.map((name) => [name, names[0] ?? name] as const)
    }),
)

/** The English name, folded, of a town or region by its folded name in any site language; null if unknown. */
export function englishTownName(name: string): string | null {
  return ENGLISH_NAMES.get(name) ?? null
}

/** Coordinates of a town or region by its folded name in any site language; null if unknown. */
export function townPoint(name: string): Point | null {
  return BY_NAME.get(name) ?? null
}

/** The folded names of all towns and regions, in every language of the site. */
export function townNames(): Iterable<string> {
  return BY_NAME.keys()
}

/** Every town and region with its English name in lower case, for labels of maps. */
export function listTowns(): [name: string, point: Point][] {
  return TOWNS.trim()
    .split('\n')
    .map((line) => {
      const [names = '', where = ''] = line.split('|')
      return [names.split(',')[0]?.trim() ?? '', pointOf(where)]
    })
}

/** The codes of all countries with a centre. */
export function listCountries(): [code: string, point: Point][] {
  return [...BY_COUNTRY]
}

/** Centre of a country (ISO 3166-1 alpha-2); null if unknown. */
export function countryPoint(code: string): Point | null {
  return BY_COUNTRY.get(code) ?? null
}

/** Codes of countries with a centre within `km` kilometres, nearest first. */
export function countriesWithin(from: Point, km: number): string[] {
  return [...BY_COUNTRY]
    .map(([code, point]) => ({ code, away: kilometresBetween(from, point) }))
    .filter(({ away }) => away <= km)
    .sort((a, b) => a.away - b.away)
    .map(({ code }) => code)
}
