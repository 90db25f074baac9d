import { expect, test } from 'vitest'
import { fold } from '../text/text.ts'
import { AREAS, type Area, areaNamed, isInArea } from './areas.ts'

type Town = [name: string, lat: number, lng: number]

/** By the first name of an area: towns inside it, and towns nearby that are not. */
const TOWNS: Record<string, { inside: Town[]; outside: Town[] }> = {
  scotland: {
    inside: [
      ['Inverness', 57.48, -4.22],
      ['Dumfries', 55.07, -3.61],
    ],
    outside: [
      ['Carlisle', 54.89, -2.93],
      ['Berwick-upon-Tweed', 55.77, -2.0],
      ['Belfast', 54.6, -5.93],
    ],
  },
  'scottish highlands': {
    inside: [
      ['Fort William', 56.82, -5.11],
      ['Ullapool', 57.9, -5.16],
    ],
    outside: [
      ['Aberdeen', 57.15, -2.09],
      ['Stirling', 56.12, -3.94],
    ],
  },
  hebrides: {
    inside: [
      ['Stornoway', 58.21, -6.39],
      ['Tobermory', 56.62, -6.07],
    ],
    outside: [
      ['Mallaig', 57.0, -5.83],
      ['Ullapool', 57.9, -5.16],
    ],
  },
  'isle of skye': {
    inside: [
      ['Portree', 57.41, -6.19],
      ['Dunvegan', 57.43, -6.58],
    ],
    outside: [
      ['Kyle of Lochalsh', 57.28, -5.71],
      ['Mallaig', 57.0, -5.83],
    ],
  },
  wales: {
    inside: [
      ['Cardiff', 51.48, -3.18],
      ['Hay-on-Wye', 52.07, -3.13],
    ],
    outside: [
      ['Bristol', 51.45, -2.59],
      ['Shrewsbury', 52.71, -2.75],
      ['Chester', 53.19, -2.89],
    ],
  },
  'northern ireland': {
    inside: [
      ['Belfast', 54.6, -5.93],
      ['Enniskillen', 54.34, -7.63],
    ],
    outside: [
      ['Dundalk', 54.0, -6.4],
      ['Letterkenny', 54.95, -7.73],
      ['Sligo', 54.27, -8.47],
    ],
  },
  cornwall: {
    inside: [
      ['Truro', 50.26, -5.05],
      ['Bude', 50.83, -4.54],
    ],
    outside: [
      ['Plymouth', 50.37, -4.14],
      ['Exeter', 50.72, -3.53],
    ],
  },
  devon: {
    inside: [
      ['Totnes', 50.43, -3.69],
      ['Barnstaple', 51.08, -4.06],
    ],
    outside: [
      ['Launceston', 50.64, -4.36],
      ['Taunton', 51.02, -3.1],
    ],
  },
  norfolk: {
    inside: [
      ['Norwich', 52.63, 1.3],
      ['Cromer', 52.93, 1.3],
    ],
    outside: [
      ['Ipswich', 52.06, 1.16],
      ['Peterborough', 52.57, -0.24],
    ],
  },
  cotswolds: {
    inside: [
      ['Cirencester', 51.72, -1.97],
      ['Stow-on-the-Wold', 51.93, -1.72],
    ],
    outside: [
      ['Gloucester', 51.86, -2.24],
      ['Oxford', 51.75, -1.26],
    ],
  },
  'lake district': {
    inside: [
      ['Keswick', 54.6, -3.13],
      ['Kendal', 54.33, -2.75],
    ],
    outside: [
      ['Carlisle', 54.89, -2.93],
      ['Lancaster', 54.05, -2.8],
    ],
  },
  yorkshire: {
    inside: [
      ['York', 53.96, -1.08],
      ['Whitby', 54.49, -0.61],
    ],
    outside: [
      ['Manchester', 53.48, -2.24],
      ['Durham', 54.78, -1.58],
    ],
  },
  'west cork': {
    inside: [
      ['Bantry', 51.68, -9.45],
      ['Clonakilty', 51.62, -8.89],
    ],
    outside: [
      ['Cork', 51.9, -8.47],
      ['Killarney', 52.06, -9.51],
    ],
  },
  bayern: {
    inside: [
      ['München', 48.14, 11.58],
      ['Coburg', 50.26, 10.96],
      ['Berchtesgaden', 47.63, 13.0],
    ],
    outside: [
      ['Ulm', 48.4, 9.97],
      ['Salzburg', 47.8, 13.04],
      ['Innsbruck', 47.27, 11.39],
    ],
  },
  allgau: {
    inside: [
      ['Kempten', 47.73, 10.31],
      ['Oberstdorf', 47.41, 10.28],
    ],
    outside: [
      ['Garmisch-Partenkirchen', 47.49, 11.1],
      ['Friedrichshafen', 47.65, 9.48],
    ],
  },
  schwarzwald: {
    inside: [
      ['Freudenstadt', 48.46, 8.41],
      ['Titisee', 47.9, 8.15],
    ],
    outside: [
      ['Stuttgart', 48.78, 9.18],
      ['Konstanz', 47.66, 9.18],
    ],
  },
  ostsee: {
    inside: [
      ['Warnemünde', 54.18, 12.08],
      ['Binz', 54.4, 13.61],
    ],
    outside: [
      ['Hamburg', 53.55, 9.99],
      ['Schwerin', 53.63, 11.41],
    ],
  },
  nordsee: {
    inside: [
      ['Sankt Peter-Ording', 54.3, 8.64],
      ['Norderney', 53.71, 7.15],
    ],
    outside: [
      ['Kiel', 54.32, 10.14],
      ['Bremen', 53.08, 8.8],
    ],
  },
  harz: {
    inside: [
      ['Wernigerode', 51.83, 10.79],
      ['Braunlage', 51.73, 10.61],
    ],
    outside: [
      ['Göttingen', 51.54, 9.92],
      ['Magdeburg', 52.13, 11.63],
    ],
  },
  eifel: {
    inside: [
      ['Daun', 50.2, 6.83],
      ['Monschau', 50.55, 6.24],
    ],
    outside: [
      ['Köln', 50.94, 6.96],
      ['Trier', 49.76, 6.64],
    ],
  },
  tirol: {
    inside: [
      ['Innsbruck', 47.27, 11.39],
      ['Lienz', 46.83, 12.77],
    ],
    outside: [
      ['Salzburg', 47.8, 13.04],
      ['Bregenz', 47.5, 9.75],
      ['Merano', 46.67, 11.16],
    ],
  },
  karnten: {
    inside: [
      ['Klagenfurt', 46.62, 14.31],
      ['Villach', 46.61, 13.86],
    ],
    outside: [
      ['Graz', 47.07, 15.44],
      ['Lienz', 46.83, 12.77],
    ],
  },
  graubunden: {
    inside: [
      ['Chur', 46.85, 9.53],
      ['Scuol', 46.8, 10.3],
    ],
    outside: [
      ['Bellinzona', 46.19, 9.02],
      ['Landeck', 47.14, 10.57],
    ],
  },
  tessin: {
    inside: [
      ['Lugano', 46.0, 8.95],
      ['Ascona', 46.16, 8.77],
    ],
    outside: [
      ['Como', 45.81, 9.08],
      ['Brig', 46.32, 7.99],
    ],
  },
  toscana: {
    inside: [
      ['Siena', 43.32, 11.33],
      ['Grosseto', 42.76, 11.11],
    ],
    outside: [
      ['Perugia', 43.11, 12.39],
      ['Bologna', 44.49, 11.34],
    ],
  },
  umbria: {
    inside: [
      ['Assisi', 43.07, 12.62],
      ['Orvieto', 42.72, 12.11],
    ],
    outside: [
      ['Siena', 43.32, 11.33],
      ['Roma', 41.9, 12.5],
    ],
  },
  sicilia: {
    inside: [
      ['Catania', 37.5, 15.09],
      ['Trapani', 38.02, 12.51],
    ],
    outside: [
      ['Reggio Calabria', 38.11, 15.65],
      ['Valletta', 35.9, 14.51],
    ],
  },
  sardegna: {
    inside: [
      ['Cagliari', 39.22, 9.12],
      ['Olbia', 40.92, 9.5],
    ],
    outside: [
      ['Bonifacio', 41.39, 9.16],
      ['Palermo', 38.12, 13.36],
    ],
  },
  puglia: {
    inside: [
      ['Ostuni', 40.73, 17.58],
      ['Vieste', 41.88, 16.18],
    ],
    outside: [
      ['Matera', 40.67, 16.6],
      ['Napoli', 40.85, 14.27],
    ],
  },
  sudtirol: {
    inside: [
      ['Meran', 46.67, 11.16],
      ['Bruneck', 46.8, 11.94],
    ],
    outside: [
      ['Trento', 46.07, 11.12],
      ["Cortina d'Ampezzo", 46.54, 12.14],
    ],
  },
  provence: {
    inside: [
      ['Aix-en-Provence', 43.53, 5.45],
      ['Apt', 43.88, 5.4],
    ],
    outside: [
      ['Nice', 43.7, 7.27],
      ['Montpellier', 43.61, 3.88],
    ],
  },
  bretagne: {
    inside: [
      ['Quimper', 48.0, -4.1],
      ['Rennes', 48.11, -1.68],
    ],
    outside: [
      ['Nantes', 47.22, -1.55],
      ['Avranches', 48.68, -1.36],
    ],
  },
  normandie: {
    inside: [
      ['Caen', 49.18, -0.37],
      ['Rouen', 49.44, 1.1],
    ],
    outside: [
      ['Rennes', 48.11, -1.68],
      ['Amiens', 49.89, 2.3],
      ['Le Mans', 48.0, 0.2],
    ],
  },
  pyrenees: {
    inside: [
      ['Jaca', 42.57, -0.55],
      ['Foix', 42.97, 1.61],
    ],
    outside: [
      ['Toulouse', 43.6, 1.44],
      ['Zaragoza', 41.65, -0.89],
    ],
  },
  dordogne: {
    inside: [
      ['Sarlat', 44.89, 1.22],
      ['Bergerac', 44.85, 0.48],
    ],
    outside: [
      ['Bordeaux', 44.84, -0.58],
      ['Cahors', 44.45, 1.44],
    ],
  },
  andalucia: {
    inside: [
      ['Granada', 37.18, -3.6],
      ['Huelva', 37.26, -6.95],
      ['Tarifa', 36.01, -5.6],
    ],
    outside: [
      ['Faro', 37.02, -7.93],
      ['Murcia', 37.99, -1.13],
      ['Tanger', 35.77, -5.8],
    ],
  },
  catalonia: {
    inside: [
      ['Girona', 41.98, 2.82],
      ['Lleida', 41.62, 0.62],
    ],
    outside: [
      ['Zaragoza', 41.65, -0.89],
      ['Perpignan', 42.7, 2.9],
    ],
  },
  galicia: {
    inside: [
      ['Santiago de Compostela', 42.88, -8.54],
      ['Ourense', 42.34, -7.86],
    ],
    outside: [
      ['Braga', 41.55, -8.43],
      ['Oviedo', 43.36, -5.84],
    ],
  },
  'pais vasco': {
    inside: [
      ['Bilbao', 43.26, -2.93],
      ['Biarritz', 43.48, -1.56],
    ],
    outside: [
      ['Santander', 43.46, -3.8],
      ['Pamplona', 42.82, -1.64],
    ],
  },
  mallorca: {
    inside: [
      ['Sóller', 39.77, 2.71],
      ['Santanyí', 39.35, 3.13],
    ],
    outside: [
      ['Ciutadella', 40.0, 3.84],
      ['Ibiza', 38.91, 1.43],
    ],
  },
  ibiza: {
    inside: [
      ['Sant Joan', 39.08, 1.51],
      ['Santa Eulària', 38.98, 1.53],
    ],
    outside: [
      ['Sant Francesc de Formentera', 38.71, 1.43],
      ['Palma', 39.57, 2.65],
    ],
  },
  'canary islands': {
    inside: [
      ['Arrecife', 28.96, -13.55],
      ['Valverde', 27.81, -17.91],
    ],
    outside: [
      ['Funchal', 32.65, -16.91],
      ['Tarfaya', 27.94, -12.93],
    ],
  },
  tenerife: {
    inside: [
      ['Santa Cruz', 28.47, -16.25],
      ['Adeje', 28.12, -16.73],
    ],
    outside: [
      ['San Sebastián de La Gomera', 28.09, -17.11],
      ['Las Palmas', 28.12, -15.43],
    ],
  },
  algarve: {
    inside: [
      ['Lagos', 37.1, -8.67],
      ['Aljezur', 37.32, -8.8],
    ],
    outside: [
      ['Odemira', 37.6, -8.64],
      ['Huelva', 37.26, -6.95],
    ],
  },
  alentejo: {
    inside: [
      ['Évora', 38.57, -7.91],
      ['Odemira', 37.6, -8.64],
    ],
    outside: [
      ['Lisboa', 38.72, -9.14],
      ['Faro', 37.02, -7.93],
      ['Badajoz', 38.88, -6.97],
    ],
  },
  crete: {
    inside: [
      ['Chania', 35.51, 24.02],
      ['Sitia', 35.21, 26.1],
    ],
    outside: [
      ['Santorini', 36.42, 25.43],
      ['Kythira', 36.15, 23.0],
    ],
  },
  peloponnese: {
    inside: [
      ['Kalamata', 37.04, 22.11],
      ['Patras', 38.25, 21.73],
    ],
    outside: [
      ['Athens', 37.98, 23.73],
      ['Nafpaktos', 38.39, 21.83],
    ],
  },
  cyclades: {
    inside: [
      ['Naxos', 37.1, 25.38],
      ['Santorini', 36.42, 25.43],
    ],
    outside: [
      ['Heraklion', 35.34, 25.13],
      ['Samos', 37.75, 26.98],
    ],
  },
  lapland: {
    inside: [
      ['Rovaniemi', 66.5, 25.73],
      ['Kiruna', 67.86, 20.23],
      ['Tromsø', 69.65, 18.96],
    ],
    outside: [
      ['Oulu', 65.01, 25.47],
      ['Trondheim', 63.43, 10.4],
    ],
  },
  lofoten: {
    inside: [
      ['Svolvær', 68.23, 14.57],
      ['Reine', 67.93, 13.09],
    ],
    outside: [
      ['Bodø', 67.28, 14.4],
      ['Narvik', 68.44, 17.43],
    ],
  },
  skane: {
    inside: [
      ['Malmö', 55.61, 13.0],
      ['Simrishamn', 55.56, 14.35],
    ],
    outside: [
      ['København', 55.68, 12.57],
      ['Halmstad', 56.67, 12.86],
    ],
  },
  jutland: {
    inside: [
      ['Aarhus', 56.16, 10.2],
      ['Skagen', 57.72, 10.58],
    ],
    outside: [
      ['Odense', 55.4, 10.39],
      ['Flensburg', 54.78, 9.44],
    ],
  },
  transylvania: {
    inside: [
      ['Brașov', 45.65, 25.6],
      ['Cluj-Napoca', 46.77, 23.6],
    ],
    outside: [
      ['Bucharest', 44.43, 26.1],
      ['Iași', 47.16, 27.59],
    ],
  },
  istria: {
    inside: [
      ['Pula', 44.87, 13.85],
      ['Rovinj', 45.08, 13.64],
    ],
    outside: [
      ['Trieste', 45.65, 13.78],
      ['Rijeka', 45.33, 14.44],
    ],
  },
  'atlas mountains': {
    inside: [
      ['Imlil', 31.14, -7.92],
      ['Ifrane', 33.53, -5.11],
    ],
    outside: [
      ['Marrakesh', 31.63, -8.0],
      ['Merzouga', 31.1, -4.01],
    ],
  },
  'western cape': {
    inside: [
      ['Cape Town', -33.92, 18.42],
      ['Knysna', -34.04, 23.05],
    ],
    outside: [
      ['Gqeberha', -33.96, 25.6],
      ['Upington', -28.45, 21.26],
    ],
  },
  california: {
    inside: [
      ['Los Angeles', 34.05, -118.24],
      ['Truckee', 39.33, -120.18],
    ],
    outside: [
      ['Las Vegas', 36.17, -115.14],
      ['Reno', 39.53, -119.81],
      ['Tijuana', 32.51, -117.04],
    ],
  },
  oregon: {
    inside: [
      ['Portland', 45.52, -122.68],
      ['Bend', 44.06, -121.31],
    ],
    outside: [
      ['Seattle', 47.61, -122.33],
      ['Boise', 43.62, -116.2],
    ],
  },
  'washington state': {
    inside: [
      ['Seattle', 47.61, -122.33],
      ['Spokane', 47.66, -117.43],
    ],
    outside: [
      ['Portland', 45.52, -122.68],
      ['Victoria', 48.43, -123.37],
      ['Washington', 38.91, -77.04],
    ],
  },
  colorado: {
    inside: [
      ['Boulder', 40.01, -105.27],
      ['Durango', 37.28, -107.88],
    ],
    outside: [
      ['Moab', 38.57, -109.55],
      ['Santa Fe', 35.69, -105.94],
    ],
  },
  vermont: {
    inside: [
      ['Burlington', 44.48, -73.21],
      ['Brattleboro', 42.85, -72.56],
    ],
    outside: [
      ['Plattsburgh', 44.7, -73.45],
      ['Concord', 43.21, -71.54],
    ],
  },
  'upstate new york': {
    inside: [
      ['Woodstock', 42.04, -74.12],
      ['Ithaca', 42.44, -76.5],
    ],
    outside: [
      ['New York', 40.71, -74.01],
      ['Burlington', 44.48, -73.21],
    ],
  },
  'texas hill country': {
    inside: [
      ['Fredericksburg', 30.28, -98.87],
      ['Wimberley', 30.0, -98.1],
    ],
    outside: [
      ['Houston', 29.76, -95.37],
      ['Waco', 31.55, -97.15],
    ],
  },
  'big sur': {
    inside: [
      ['Big Sur', 36.27, -121.81],
      ['Esalen', 36.13, -121.64],
    ],
    outside: [
      ['Monterey', 36.6, -121.89],
      ['San Luis Obispo', 35.28, -120.66],
    ],
  },
  'british columbia': {
    inside: [
      ['Vancouver', 49.28, -123.12],
      ['Nelson', 49.49, -117.29],
      ['Victoria', 48.43, -123.37],
    ],
    outside: [
      ['Banff', 51.18, -115.57],
      ['Bellingham', 48.75, -122.48],
    ],
  },
  'vancouver island': {
    inside: [
      ['Tofino', 49.15, -125.9],
      ['Victoria', 48.43, -123.37],
    ],
    outside: [
      ['Vancouver', 49.28, -123.12],
      ['Powell River', 49.84, -124.52],
    ],
  },
  quebec: {
    inside: [
      ['Montréal', 45.5, -73.57],
      ['Gaspé', 48.83, -64.48],
    ],
    outside: [
      ['Ottawa', 45.42, -75.7],
      ['Fredericton', 45.96, -66.64],
    ],
  },
  'northern rivers': {
    inside: [
      ['Byron Bay', -28.64, 153.61],
      ['Lismore', -28.81, 153.28],
    ],
    outside: [
      ['Brisbane', -27.47, 153.03],
      ['Coffs Harbour', -30.3, 153.11],
    ],
  },
  queensland: {
    inside: [
      ['Cairns', -16.92, 145.77],
      ['Noosa', -26.39, 153.09],
    ],
    outside: [
      ['Byron Bay', -28.64, 153.61],
      ['Alice Springs', -23.7, 133.88],
    ],
  },
  kansai: {
    inside: [
      ['Kyoto', 35.01, 135.77],
      ['Koyasan', 34.21, 135.59],
    ],
    outside: [
      ['Nagoya', 35.18, 136.91],
      ['Okayama', 34.66, 133.93],
    ],
  },
  kyushu: {
    inside: [
      ['Beppu', 33.28, 131.49],
      ['Kagoshima', 31.6, 130.56],
    ],
    outside: [
      ['Shimonoseki', 33.96, 130.94],
      ['Matsuyama', 33.84, 132.77],
    ],
  },
  bali: {
    inside: [
      ['Ubud', -8.51, 115.26],
      ['Amed', -8.34, 115.67],
      ['Lovina', -8.16, 115.03],
    ],
    outside: [
      ['Banyuwangi', -8.21, 114.37],
      ['Senggigi', -8.49, 116.04],
    ],
  },
  'northern thailand': {
    inside: [
      ['Chiang Mai', 18.79, 98.98],
      ['Pai', 19.36, 98.44],
    ],
    outside: [
      ['Bangkok', 13.76, 100.5],
      ['Udon Thani', 17.41, 102.79],
    ],
  },
  'southern thailand': {
    inside: [
      ['Ko Pha-ngan', 9.74, 100.03],
      ['Krabi', 8.09, 98.91],
    ],
    outside: [
      ['Hua Hin', 12.57, 99.96],
      ['George Town', 5.41, 100.33],
    ],
  },
  kerala: {
    inside: [
      ['Varkala', 8.73, 76.72],
      ['Munnar', 10.09, 77.06],
    ],
    outside: [
      ['Coimbatore', 11.02, 76.97],
      ['Mangalore', 12.87, 74.88],
    ],
  },
  goa: {
    inside: [
      ['Arambol', 15.68, 73.7],
      ['Palolem', 15.01, 74.02],
    ],
    outside: [
      ['Gokarna', 14.55, 74.32],
      ['Belgaum', 15.85, 74.5],
    ],
  },
  uttarakhand: {
    inside: [
      ['Rishikesh', 30.09, 78.27],
      ['Almora', 29.6, 79.66],
    ],
    outside: [
      ['Shimla', 31.1, 77.17],
      ['Delhi', 28.61, 77.21],
    ],
  },
  yucatan: {
    inside: [
      ['Mérida', 20.97, -89.62],
      ['Tulum', 20.21, -87.46],
    ],
    outside: [
      ['Villahermosa', 17.99, -92.93],
      ['Belize City', 17.5, -88.2],
    ],
  },
  oaxaca: {
    inside: [
      ['Oaxaca', 17.07, -96.72],
      ['Mazunte', 15.67, -96.55],
    ],
    outside: [
      ['Acapulco', 16.86, -99.88],
      ['San Cristóbal', 16.74, -92.64],
    ],
  },
  nicoya: {
    inside: [
      ['Nosara', 9.98, -85.65],
      ['Santa Teresa', 9.65, -85.17],
    ],
    outside: [
      ['Puntarenas', 9.98, -84.83],
      ['San José', 9.93, -84.08],
    ],
  },
  'sacred valley': {
    inside: [
      ['Pisac', -13.42, -71.85],
      ['Ollantaytambo', -13.26, -72.26],
    ],
    outside: [
      ['Puno', -15.84, -70.02],
      ['Lima', -12.05, -77.04],
    ],
  },
  patagonia: {
    inside: [
      ['Bariloche', -41.13, -71.31],
      ['Puerto Natales', -51.73, -72.49],
      ['Ushuaia', -54.8, -68.3],
    ],
    outside: [
      ['Mendoza', -32.89, -68.84],
      ['Santiago', -33.45, -70.67],
      ['Bahía Blanca', -38.72, -62.27],
    ],
  },
  sinai: {
    inside: [
      ['Dahab', 28.5, 34.51],
      ['Sharm el-Sheikh', 27.91, 34.33],
    ],
    outside: [
      ['Hurghada', 27.26, 33.81],
      ['Eilat', 29.56, 34.95],
    ],
  },
  'southern spain': {
    inside: [
      ['Seville', 37.39, -5.99],
      ['Granada', 37.18, -3.6],
    ],
    outside: [
      ['Madrid', 40.42, -3.7],
      ['Barcelona', 41.39, 2.17],
      ['Palma', 39.57, 2.65],
    ],
  },
  'northern spain': {
    inside: [
      ['Bilbao', 43.26, -2.93],
      ['Santiago de Compostela', 42.88, -8.54],
    ],
    outside: [
      ['Madrid', 40.42, -3.7],
      ['Valencia', 39.47, -0.38],
    ],
  },
  'southern france': {
    inside: [
      ['Marseille', 43.3, 5.37],
      ['Toulouse', 43.6, 1.44],
    ],
    outside: [
      ['Lyon', 45.76, 4.84],
      ['Paris', 48.86, 2.35],
    ],
  },
  'northern france': {
    inside: [
      ['Lille', 50.63, 3.06],
      ['Rouen', 49.44, 1.1],
    ],
    outside: [
      ['Lyon', 45.76, 4.84],
      ['Nantes', 47.22, -1.55],
    ],
  },
  'northern italy': {
    inside: [
      ['Milan', 45.46, 9.19],
      ['Venice', 45.44, 12.32],
    ],
    outside: [
      ['Rome', 41.9, 12.5],
      ['Florence', 43.77, 11.25],
    ],
  },
  'southern italy': {
    inside: [
      ['Naples', 40.85, 14.27],
      ['Palermo', 38.12, 13.36],
    ],
    outside: [
      ['Rome', 41.9, 12.5],
      ['Cagliari', 39.22, 9.12],
    ],
  },
  'northern germany': {
    inside: [
      ['Hamburg', 53.55, 9.99],
      ['Rostock', 54.09, 12.1],
    ],
    outside: [
      ['Munich', 48.14, 11.58],
      ['Cologne', 50.94, 6.96],
    ],
  },
  'southern germany': {
    inside: [
      ['Munich', 48.14, 11.58],
      ['Freiburg', 47.99, 7.85],
    ],
    outside: [
      ['Hamburg', 53.55, 9.99],
      ['Berlin', 52.52, 13.4],
    ],
  },
  'northern portugal': {
    inside: [
      ['Porto', 41.15, -8.61],
      ['Braga', 41.55, -8.43],
    ],
    outside: [
      ['Lisbon', 38.72, -9.14],
      ['Faro', 37.02, -7.93],
    ],
  },
  'southern portugal': {
    inside: [
      ['Faro', 37.02, -7.93],
      ['Aljezur', 37.32, -8.8],
    ],
    outside: [
      ['Lisbon', 38.72, -9.14],
      ['Porto', 41.15, -8.61],
    ],
  },
  'northern england': {
    inside: [
      ['Newcastle', 54.98, -1.61],
      ['Leeds', 53.8, -1.55],
    ],
    outside: [
      ['London', 51.51, -0.13],
      ['Edinburgh', 55.95, -3.19],
    ],
  },
  'southern england': {
    inside: [
      ['Brighton', 50.82, -0.14],
      ['Bristol', 51.45, -2.59],
    ],
    outside: [
      ['Cardiff', 51.48, -3.18],
      ['Leeds', 53.8, -1.55],
    ],
  },
  'northern california': {
    inside: [
      ['San Francisco', 37.77, -122.42],
      ['Mendocino', 39.31, -123.8],
    ],
    outside: [
      ['Los Angeles', 34.05, -118.24],
      ['Reno', 39.53, -119.81],
    ],
  },
  'southern california': {
    inside: [
      ['Los Angeles', 34.05, -118.24],
      ['San Diego', 32.72, -117.16],
    ],
    outside: [
      ['San Francisco', 37.77, -122.42],
      ['Las Vegas', 36.17, -115.14],
    ],
  },
}

const cases = Object.entries(TOWNS).flatMap(([name, { inside, outside }]) => [
  ...inside.map(([town, lat, lng]) => ({ town, lat, lng, name, lies: true })),
  ...outside.map(([town, lat, lng]) => ({ town, lat, lng, name, lies: false })),
])

test.each(
  cases.filter(({ lies }) => lies).map(({ town, name, ...at }) => [town, name, at] as const),
)('%s lies in %s', (_, name, at) => {
  expect(isInArea(at, areaOf(name))).toBe(true)
})

test.each(
  cases.filter(({ lies }) => !lies).map(({ town, name, ...at }) => [town, name, at] as const),
)('%s does not lie in %s', (_, name, at) => {
  expect(isInArea(at, areaOf(name))).toBe(false)
})

test('no name is listed twice', () => {
  const names = AREAS.flatMap(({ names }) => names)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('all names are folded', () => {
  expect(
    AREAS.flatMap(({ names }) => names).filter((name) => !name || fold(name) !== name),
  ).toEqual([])
})

test('each area lies in a country', () => {
  const codes = AREAS.flatMap(({ countries }) => (countries.length > 0 ? countries : ['none']))
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
})

test('each outline has at least four corners on the globe', () => {
  const wrong = AREAS.filter(
    ({ outline }) =>
      outline.length < 4 ||
      outline.some(([lat, lng]) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)),
  )
  expect(wrong).toEqual([])
})

function areaOf(name: string): Area {
  const area = areaNamed(name)
  if (!area) throw new Error(`no area is named ${name}`)
  return area
}
