import type { Translations } from './translations.ts'

/** Texts of the nature badge of an escape. */
export const NATURE: Translations = {
  'Natural hot spring': [
    'Fuente termal natural',
    'Natürliche heiße Quelle',
    'Source chaude naturelle',
  ],
  'On the lake': ['A orillas del lago', 'Direkt am See', 'Au bord du lac'],
  'Desert reserve': ['Reserva del desierto', 'Wüstenreservat', 'Réserve désertique'],
  'Marine park': ['Parque marino', 'Meerespark', 'Parc marin'],
  'On the bay': ['En la bahía', 'Direkt an der Bucht', 'Sur la baie'],
  'High desert': ['Desierto de altura', 'Hochwüste', 'Haut désert'],
  'On the fjord': ['A orillas del fiordo', 'Direkt am Fjord', 'Au bord du fjord'],
  'Cloud forest reserve': [
    'Reserva de bosque nuboso',
    'Nebelwaldreservat',
    'Réserve de forêt de nuages',
  ],
  'Rice terraces outside': [
    'Terrazas de arroz a la puerta',
    'Reisterrassen vor der Tür',
    'Rizières devant la porte',
  ],
  'Chestnut woods outside': [
    'Castañares a la puerta',
    'Kastanienwälder vor der Tür',
    'Châtaigneraies devant la porte',
  ],
}
