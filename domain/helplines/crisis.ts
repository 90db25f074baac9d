import { type Helpline, line } from './helpline.ts'

/** Crisis lines that every answer names. */
export const CRISIS_LINES_EVERYWHERE: readonly Helpline[] = [
  line('crisis', 'US CA', null, '988', ['en'], 'US and Canada'),
  line('crisis', 'GB IE', 'Samaritans', '116 123', ['en'], 'UK and Ireland'),
  line('crisis', 'AU', 'Lifeline', '13 11 14', ['en']),
  line('crisis', 'NZ', null, '1737', ['en']),
  line('crisis', 'DE', 'TelefonSeelsorge', '0800 111 0 111', ['de']),
  line('crisis', 'FR', null, '3114', ['fr']),
  line('crisis', 'ES', null, '024', ['es']),
  line('crisis', 'JP', 'Inochi no Denwa', '0120-783-556', []),
]

export const CRISIS_LINES: readonly Helpline[] = [
  ...CRISIS_LINES_EVERYWHERE,
  line('crisis', 'AT', 'TelefonSeelsorge', '142', ['de']),
  line('crisis', 'CH', 'Die Dargebotene Hand / La Main Tendue', '143', ['de', 'fr']),
  line('crisis', 'BE', 'Centre de Prévention du Suicide', '0800 32 123', ['fr']),
  line('crisis', 'BE', 'Zelfmoordlijn', '1813', []),
  line('crisis', 'NL', '113 Zelfmoordpreventie', '113', []),
  line('crisis', 'PT', 'Linha Nacional de Prevenção do Suicídio', '1411', []),
  line('crisis', 'PT', 'SOS Voz Amiga', '213 544 545', []),
  line('crisis', 'IT', 'Telefono Amico', '02 2327 2327', []),
  line('crisis', 'NO', 'Mental Helse', '116 123', []),
  line('crisis', 'SE', 'Mind', '90101', []),
  line('crisis', 'DK', 'Livslinien', '70 201 201', []),
  line('crisis', 'MX', 'Línea de la Vida', '800 911 2000', ['es']),
  line('crisis', 'CO', 'Bogotá', '106', ['es']),
  line('crisis', 'AR', 'Buenos Aires', '135', ['es']),
  line('crisis', 'CL', null, '*4141', ['es']),
]
