import { useState } from 'react'
import { useSendFeedback } from '#app/lib/assistant/chat-feedback.ts'
import { copyText } from '#app/lib/share.ts'
import { useSite } from '#app/lib/site.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { COMPLAINTS, type Complaint, type Feedback } from '#domain/chat/chat-feedback.ts'
import { type ChatMessage, type Judgement, replyOf, shownIn } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { dispatch } from '../conversation/chat-store.ts'
import { answerText } from './answer-text.ts'
import { FeedbackWords } from './feedback-words.tsx'

/** Buttons to copy and rate an answer. */
export function AnswerActions({ message }: { message: ChatMessage }) {
  const { origin } = useSite()
  const { judgement, judge, status } = useJudgement(message)
  const { verdict, complaints } = judgement

  async function copy() {
    const copied = await copyText(answerText(message, origin || window.location.origin))
    showToast(
      copied
        ? { title: m.chat_copied() }
        : { title: m.chat_failed_title(), description: m.chat_copy_failed(), tone: 'danger' },
    )
  }

  function judgeAs(pressed: 'up' | 'down') {
    judge({ ...judgement, verdict: verdict === pressed ? null : pressed, complaints: [] })
  }

  function complain(complaint: Complaint) {
    const others = complaints.filter((each) => each !== complaint)
    const isNew = others.length === complaints.length
    judge({ ...judgement, complaints: isNew ? [...others, complaint] : others })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div role="group" aria-label={m.chat_actions()} className="chat-answer-actions">
        <IconButton label={m.chat_copy()} onClick={copy}>
          <Icon name="copy" size={18} />
        </IconButton>
        <IconButton
          label={m.chat_thumbs_up()}
          aria-pressed={verdict === 'up'}
          onClick={() => judgeAs('up')}
        >
          <Icon name="thumbs-up" size={18} />
        </IconButton>
        <IconButton
          label={m.chat_thumbs_down()}
          aria-pressed={verdict === 'down'}
          onClick={() => judgeAs('down')}
        >
          <Icon name="thumbs-down" size={18} />
        </IconButton>
      </div>
      {verdict === 'down' && (
        <>
          <Complaints chosen={complaints} onChoose={complain} />
          <FeedbackWords message={message} onSend={(words) => judge(judgement, words)} />
        </>
      )}
      <p role="status" className="chat-notice empty:hidden">
        {status}
      </p>
    </>
  )
}

const COMPLAINT_LABELS: Record<Complaint, () => string> = {
  'off-topic': m.chat_complaint_off_topic,
  'wrong-facts': m.chat_complaint_wrong_facts,
  'not-helpful': m.chat_complaint_not_helpful,
  unsafe: m.chat_complaint_unsafe,
}

type ComplaintsProps = {
  chosen: readonly Complaint[]
  onChoose: (complaint: Complaint) => void
}

function Complaints({ chosen, onChoose }: ComplaintsProps) {
  return (
    <fieldset className="chat-complaints">
      <legend>{m.chat_complaint_question()}</legend>
      {COMPLAINTS.map((complaint) => (
        <Chip
          key={complaint}
          pressed={chosen.includes(complaint)}
          onClick={() => onChoose(complaint)}
        >
          {COMPLAINT_LABELS[complaint]()}
        </Chip>
      ))}
    </fieldset>
  )
}

/** The rating is stored with the message, and sent without its text unless the visitor adds it. */
function useJudgement(message: ChatMessage) {
  const send = useSendFeedback()
  const [status, setStatus] = useState('')
  const judgement = message.judgement ?? { name: '', verdict: null, complaints: [] }

  async function judge(next: Judgement, words: Pick<Feedback, 'comment' | 'turn'> = {}) {
    const named = { ...next, name: next.name || randomName() }
    dispatch({ type: 'judged', id: message.id, judgement: named })
    const { name: answer, verdict, complaints } = named
    const { outcome } = replyOf(message)
    const feedback = { answer, verdict, complaints: [...complaints], outcome }
    const isSent = await send({ ...feedback, ...words, cards: shownIn(message) })
    if (!isSent) setStatus(m.chat_feedback_failed())
    else if (words.turn) setStatus(m.chat_feedback_thanks_turn())
    else setStatus(verdict === null ? '' : m.chat_feedback_thanks())
  }

  return { judgement, judge, status }
}

/** Not a UUID: `crypto.randomUUID` needs TLS. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
