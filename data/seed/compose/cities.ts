import { listOf, rowsOf } from './stock.ts'

/** Where experiences and services take place. */
export type City = {
  country: string
  location: string
  town: string
  coordinates: { lat: number; lng: number }
  zone: string
  /** Rooms and corners to meet in. */
  rooms: readonly string[]
  surnames: readonly string[]
}

const TABLE = `
GB | Bristol, United Kingdom | 51.45 -2.6 | Europe/London | the old tobacco loft in Bedminster; the harbour boathouse; the hall behind the Totterdown chapel | Pryce; Whitcombe; Adeyemi
GB | Edinburgh, United Kingdom | 55.95 -3.2 | Europe/London | the drill hall in Leith; the garden room in Stockbridge; the loft above a Marchmont bakery | Baird; Sinclair; Gilchrist
GB | Leeds, United Kingdom | 53.8 -1.55 | Europe/London | the reading room in Headingley; the mill by the canal; the community hall in Chapel Allerton | Hartley; Okoro; Sykes
GB | Cardiff, United Kingdom | 51.48 -3.18 | Europe/London | the boathouse in Pontcanna; the old library in Canton; the studio over the arcade | Rees; Prosser; Haines
IE | Galway, Ireland | 53.27 -9.05 | Europe/Dublin | the stone store by the Claddagh; the parish hall in Salthill; the loft on the dock road | Folan; Burke; Mannion
IE | Dublin, Ireland | 53.35 -6.26 | Europe/Dublin | the schoolroom in Phibsborough; the coach house in Ranelagh; the sea scouts' hall in Clontarf | Keogh; Doyle; Brady
DE | Berlin, Germany | 52.52 13.4 | Europe/Berlin | the back courtyard in Neukölln; the boiler house in Wedding; the garden colony hall in Pankow | Brandt; Lindner; Yilmaz
DE | Hamburg, Germany | 53.55 9.99 | Europe/Berlin | the rope loft in Ottensen; the parish hall in Eimsbüttel; the boathouse on the Alster canal | Petersen; Harms; Claussen
DE | Leipzig, Germany | 51.34 12.37 | Europe/Berlin | the cotton mill; the tram shed in Plagwitz; the garden house in Connewitz | Voigt; Nowak; Seidel
AT | Vienna, Austria | 48.21 16.37 | Europe/Vienna | the piano workshop in Ottakring; the market hall room in Leopoldstadt; the attic in Neubau | Gruber; Steiner; Horvath
NL | Amsterdam, Netherlands | 52.37 4.9 | Europe/Amsterdam | the gym hall in de Pijp; the ferry house in Noord; the school in the Spaarndammerbuurt | Visser; Bakker; de Groot
NL | Utrecht, Netherlands | 52.09 5.12 | Europe/Amsterdam | the wharf cellar on the Oudegracht; the water tower; the school in Lombok | Smit; van Dijk; Hendriks
BE | Ghent, Belgium | 51.05 3.72 | Europe/Brussels | the beguinage chapel; the spinning mill; the boat hall in Dok Noord | Claes; Wouters; Maes
FR | Lyon, France | 45.76 4.84 | Europe/Paris | the silk loft in Croix-Rousse; the hall by the Saône; the school kitchen in Guillotière | Morel; Garnier; Perrin
FR | Nantes, France | 47.22 -1.55 | Europe/Paris | the biscuit factory; the boathouse on the Erdre; the parish room in Chantenay | Le Gall; Rousseau; Moreau
ES | Valencia, Spain | 39.47 -0.38 | Europe/Madrid | the market house in Russafa; the rowing club; the workshop in el Cabanyal | Ferrer; Soler; Ibáñez
ES | Granada, Spain | 37.18 -3.6 | Europe/Madrid | the patio in the Albaicín; the hall by the river Darro; the attic in Realejo | Molina; Cortés; Vargas
PT | Porto, Portugal | 41.15 -8.61 | Europe/Lisbon | the warehouse in Campanhã; the tiled hall in Cedofeita; the garden room in Foz | Teixeira; Moura; Sampaio
PT | Lisbon, Portugal | 38.72 -9.14 | Europe/Lisbon | the laundry in Graça; the sardine store in Marvila; the courtyard in Campo de Ourique | Neves; Baptista; Faria
IT | Bologna, Italy | 44.49 11.34 | Europe/Rome | the pasta school near the Pratello; the arcade hall in Bolognina; the cloister room | Ferri; Galli; Montanari
IT | Turin, Italy | 45.07 7.69 | Europe/Rome | the print shop in Vanchiglia; the tram depot; the hall in San Salvario | Ricci; Conti; Barbero
DK | Copenhagen, Denmark | 55.68 12.57 | Europe/Copenhagen | the sail loft on Refshaleøen; the hall in Nørrebro; the bath house in Valby | Holm; Krogh; Lauridsen
SE | Gothenburg, Sweden | 57.71 11.97 | Europe/Stockholm | the cannery in Klippan; the parish hall in Majorna; the tram shed in Gårda | Lindqvist; Sandberg; Ek
SE | Malmö, Sweden | 55.6 13.0 | Europe/Stockholm | the chocolate works; the school in Möllevången; the shed by the Ribersborg baths | Nyström; Hassan; Wallin
NO | Oslo, Norway | 59.91 10.75 | Europe/Oslo | the soap works in Grünerløkka; the hall by the Akerselva; the boathouse on Bygdøy | Dahl; Moen; Strand
FI | Helsinki, Finland | 60.17 24.94 | Europe/Helsinki | the cable factory; the sauna hall in Kallio; the villa room in Töölö | Laine; Korhonen; Salmi
CH | Zurich, Switzerland | 47.37 8.54 | Europe/Zurich | the dye works on the Limmat; the parish hall in Wiedikon; the boathouse in Enge | Keller; Frei; Ammann
GR | Athens, Greece | 37.98 23.73 | Europe/Athens | the neoclassical house in Kypseli; the roof in Koukaki; the school in Petralona | Alexiou; Manou; Kanellos
US | Portland, USA | 45.52 -122.68 | America/Los_Angeles | the bindery in Southeast; the grange hall in Sellwood; the church basement in Kenton | Halvorsen; Reyes; Tran
US | Austin, USA | 30.27 -97.74 | America/Chicago | the pecan warehouse on the east side; the porch house in Hyde Park; the union hall | Castillo; Whitaker; Nguyen
US | Asheville, USA | 35.6 -82.55 | America/New_York | the bottle works in River Arts; the school gym in West Asheville; the barn in Haw Creek | Ledford; Penland; Moss
US | Minneapolis, USA | 44.98 -93.27 | America/Chicago | the flour loft; the Lutheran hall in Longfellow; the park building at Powderhorn | Lindgren; Yang; Abdi
US | Santa Fe, USA | 35.69 -105.94 | America/Denver | the adobe room off Canyon Road; the rail yard hall; the parish house in Agua Fría | Baca; Ortega; Lucero
US | Philadelphia, USA | 39.95 -75.17 | America/New_York | the hosiery mill in Kensington; the meeting house in Germantown; the row house studio in Fishtown | Washington; Brennan; Pham
CA | Toronto, Canada | 43.65 -79.38 | America/Toronto | the button factory in Parkdale; the church hall in Riverdale; the streetcar barn on Wychwood | Chen; Fernandes; MacLeod
CA | Montreal, Canada | 45.5 -73.57 | America/Toronto | the print floor in Mile End; the bath house in Hochelaga; the parish kitchen in Verdun | Tremblay; Diallo; Roy
CA | Halifax, Canada | 44.65 -63.57 | America/Halifax | the net loft in Dartmouth; the hall on Agricola Street; the boathouse on the Arm | Boudreau; Sampson; Doucette
MX | Oaxaca, Mexico | 17.07 -96.72 | America/Mexico_City | the courtyard in Jalatlaco; the kitchen behind the market; the house in Xochimilco | Ruiz; Zárate; Bautista
AU | Melbourne, Australia | -37.81 144.96 | Australia/Melbourne | the tram shed in Brunswick; the convent room in Abbotsford; the surf club in St Kilda | Nguyen; Papas; Fraser
AU | Hobart, Australia | -42.88 147.33 | Australia/Hobart | the jam factory; the scout hall in South Hobart; the boat shed in Battery Point | Lockhart; Bligh; Mercer
NZ | Wellington, New Zealand | -41.29 174.78 | Pacific/Auckland | the wool store; the hall in Aro Valley; the boat shed in Evans Bay | Tāmati; Fraser; Rowe
JP | Kyoto, Japan | 35.01 135.77 | Asia/Tokyo | the townhouse in Nishijin; the temple annex in Sakyo; the bath house in Murasakino | Kitagawa; Uemura; Nakai
JP | Kanazawa, Japan | 36.56 136.66 | Asia/Tokyo | the tea house in Higashi; the lacquer workshop; the samurai house by the canal | Asano; Tsuda; Yonezawa
TH | Chiang Mai, Thailand | 18.79 98.98 | Asia/Bangkok | the teak house in Wat Ket; the umbrella workshop; the garden hall by the moat | Inthanon; Kamol; Suwan
SG | Singapore, Singapore | 1.35 103.82 | Asia/Singapore | the shophouse in Tiong Bahru; the rooftop in Joo Chiat; the black-and-white house on the hill | Tan; Pillai; Lim
ZA | Cape Town, South Africa | -33.92 18.42 | Africa/Johannesburg | the hall in Observatory; the tidal pool house; the old school in Woodstock | Jacobs; Mokoena; van Wyk
`

export const CITIES: readonly City[] = rowsOf(TABLE, 6).map(
  ([country = '', location = '', point = '', zone = '', rooms = '', surnames = '']) => {
    const [lat = Number.NaN, lng = Number.NaN] = point.split(' ').map(Number)
    return {
      country,
      location,
      town: location.split(',')[0] ?? location,
      coordinates: { lat, lng },
      zone,
      rooms: listOf(rooms),
      surnames: listOf(surnames),
    }
  },
)
