import { CATALOGUE_FIELDS } from './catalogue-item.ts'

/** What a listing is trusted by, and what the site records itself: imported by the command only. */
const NOT_IMPORTED = new Set([
  'rating',
  'reviews',
  'reviewList',
  'verified',
  'verification',
  'isAIRecommended',
  'sample',
  'createdAt',
  'updatedAt',
])

/** The fields that a column can become. */
export const IMPORT_FIELDS: readonly string[] = CATALOGUE_FIELDS.filter(
  (field) => !NOT_IMPORTED.has(field),
)

/** Names of columns in other systems, in four languages, without accents and signs. */
export const COLUMN_NAMES: Partial<Record<string, string>> = {
  id: 'key sku code reference ref identifier identificador identifiant kennung artikelnummer referencia nummer',
  title: 'name nombre nom titel titulo titre heading bezeichnung intitule productname',
  contentType: 'kind listingtype art tipodeficha genre gattung',
  slug: 'handle permalink urlkey',
  description:
    'summary shortdescription excerpt teaser beschreibung kurzbeschreibung descripcion resumen resume descriptif',
  longDescription:
    'body content fulldescription text langbeschreibung descripcionlarga contenido contenu descriptionlongue inhalt',
  type: 'subtype category1 tipo typ',
  location: 'place city town lugar ubicacion ciudad ort standort lieu ville emplacement stadt',
  country: 'countrycode pais land pays laendercode codepays',
  address: 'street streetaddress direccion adresse anschrift calle rue',
  price: 'priceband pricerange preisklasse gama gamme',
  priceText: 'cost rate preis precio prix tarif tarifa pricelabel',
  duration: 'length dauer duracion duree',
  groupSize: 'capacity gruppengroesse tamanodelgrupo tailledugroupe',
  wellnessTag: 'mood hour',
  tags: 'keywords labels etiquetas schlagworte schlagwoerter motscles etiquettes',
  categories: 'category categoria categorias kategorie kategorien categorie',
  amenities: 'features facilities servicios ausstattung equipements equipement',
  inclusions: 'included incluye inbegriffen inklusive inclus compris',
  requirements: 'tobring bring requisitos mitbringen prerequis',
  cancellation: 'cancellationpolicy refund cancelacion stornierung annulation',
  natureDistance: 'distance',
  nearbyNature: 'nature naturaleza natur',
  thumbnail: 'image picture photo imageurl imagen bild foto imagesrc',
  images: 'photos pictures gallery imagenes fotos bilder galerie galeria',
  videoUrl: 'video clip',
  sleeps: 'guests beds huespedes gaeste personnes',
  host: 'instructor teacher provider anbieter',
  dates: 'date fechas termine daten',
  listed: 'published active publicado veroeffentlicht publie status',
}
