import { type Helpline, line } from './helpline.ts'

/** For victims of violence or threats by somebody close to them. */
export const ABUSE_LINES: readonly Helpline[] = [
  line('abuse', 'US', 'National Domestic Violence Hotline', '1-800-799-7233', ['en']),
  line('abuse', 'GB', 'National Domestic Abuse Helpline', '0808 2000 247', ['en']),
  line('abuse', 'IE', 'Women’s Aid', '1800 341 900', ['en']),
  line('abuse', 'AU', '1800RESPECT', '1800 737 732', ['en']),
  line('abuse', 'NZ', 'Women’s Refuge', '0800 733 843', ['en']),
  line('abuse', 'DE', 'Hilfetelefon Gewalt gegen Frauen', '116 016', ['de']),
  line('abuse', 'AT', 'Frauenhelpline', '0800 222 555', ['de']),
  line('abuse', 'FR', 'Violences Femmes Info', '3919', ['fr']),
  line('abuse', 'ES', null, '016', ['es']),
  line('abuse', 'JP', 'DV Soudan Plus', '0120-279-889', []),
  line('abuse', 'BE', 'Vlaanderen', '1712', []),
  line('abuse', 'NL', 'Veilig Thuis', '0800 2000', []),
  line('abuse', 'PT', 'Serviço de Informação às Vítimas de Violência Doméstica', '800 202 148', []),
  line('abuse', 'IT', null, '1522', []),
  line('abuse', 'SE', 'Kvinnofridslinjen', '020-50 50 50', []),
  line('abuse', 'AR', null, '144', ['es']),
]

/** For children, and for adults worried about one. */
export const CHILD_LINES: readonly Helpline[] = [
  line('child', 'US', 'Childhelp', '1-800-422-4453', ['en']),
  line('child', 'CA', 'Kids Help Phone / Jeunesse, J’écoute', '1-800-668-6868', ['en', 'fr']),
  line('child', 'GB', 'Childline', '0800 1111', ['en']),
  line('child', 'IE', 'Childline', '1800 66 66 66', ['en']),
  line('child', 'AU', 'Kids Helpline', '1800 55 1800', ['en']),
  line('child', 'NZ', '0800 What’s Up', '0800 942 8787', ['en']),
  line('child', 'DE', 'Nummer gegen Kummer', '116 111', ['de']),
  line('child', 'AT', 'Rat auf Draht', '147', ['de']),
  line('child', 'CH', 'Pro Juventute', '147', ['de', 'fr']),
  line('child', 'FR', 'Allô enfance en danger', '119', ['fr']),
  line('child', 'ES', 'ANAR', '116 111', ['es']),
  line('child', 'JP', null, '189', []),
  line('child', 'IT', 'Emergenza Infanzia', '114', []),
  line('child', 'NO', 'Alarmtelefonen for barn og unge', '116 111', []),
  line('child', 'SE', 'Bris', '116 111', []),
  line('child', 'DK', 'BørneTelefonen', '116 111', []),
  line('child', 'PT', 'SOS Criança', '116 111', []),
  line('child', 'CO', 'ICBF', '141', ['es']),
  line('child', 'AR', null, '102', ['es']),
  line('child', 'CL', 'Fono Niños', '147', ['es']),
]

/** For poisoning. */
export const POISON_LINES: readonly Helpline[] = [
  line('poison', 'US', 'Poison Help', '1-800-222-1222', ['en']),
  line('poison', 'CA', null, '1-844-764-7669', ['en']),
  line('poison', 'CA', 'Québec', '1-800-463-5060', ['fr']),
  line('poison', 'IE', 'National Poisons Information Centre', '01 809 2166', ['en']),
  line('poison', 'AU', 'Poisons Information Centre', '13 11 26', ['en']),
  line('poison', 'NZ', 'National Poisons Centre', '0800 764 766', ['en']),
  line('poison', 'DE', 'Giftnotruf der Charité, Berlin', '030 19240', ['de']),
  line('poison', 'AT', 'Vergiftungsinformationszentrale', '01 406 43 43', ['de']),
  line('poison', 'CH', 'Tox Info Suisse', '145', ['de', 'fr']),
  line('poison', 'FR', 'Centre antipoison, Paris', '01 40 05 48 48', ['fr']),
  line('poison', 'ES', 'Servicio de Información Toxicológica', '91 562 04 20', ['es']),
  line('poison', 'JP', 'Osaka', '072-727-2499', []),
  line('poison', 'BE', 'Centre Antipoisons / Antigifcentrum', '070 245 245', ['fr']),
  line('poison', 'PT', 'CIAV', '800 250 250', []),
  line('poison', 'IT', 'Centro Antiveleni, Milano', '02 66101029', []),
  line('poison', 'NO', 'Giftinformasjonen', '22 59 13 00', []),
  line('poison', 'SE', 'Giftinformationscentralen', '010-456 67 00', []),
  line('poison', 'DK', 'Giftlinjen', '82 12 12 12', []),
]
