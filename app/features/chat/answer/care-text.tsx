import { Icon } from '#app/ui/icon/icon.tsx'
import type { CareAnswer } from '#domain/care/care.ts'
import { telephoneAddress } from '#domain/care/telephone-address.ts'
import type { NamedHelpline } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import './care-text.css'

/** A care answer line by line; lines with a helpline become a list of call links. */
export function CareText({ text, helplines }: CareAnswer) {
  return blocksOf(text, helplines).map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{block}</p>
    ) : (
      <ul key={block[0]?.line} className="care-lines">
        {block.map((helpline) => (
          <li key={helpline.line}>
            <CallLink {...helpline} />
          </li>
        ))}
      </ul>
    ),
  )
}

function CallLink({ place, name, number }: NamedHelpline) {
  return (
    <a href={telephoneAddress(number)} className="care-line">
      <span>
        {place} {name && <span className="care-line-name">{name}</span>}
      </span>{' '}
      <span className="care-line-call">
        <Icon name="phone" size={16} />
        {m.chat_care_call({ number })}
      </span>
    </a>
  )
}

/** Lines, with consecutive helplines grouped. */
function blocksOf(text: string, helplines: readonly NamedHelpline[]) {
  const blocks: (string | NamedHelpline[])[] = []
  for (const line of text.split('\n')) {
    const helpline = helplines.find((each) => each.line === line)
    const last = blocks.at(-1)
    if (!helpline) blocks.push(line)
    else if (Array.isArray(last)) last.push(helpline)
    else blocks.push([helpline])
  }
  return blocks
}
