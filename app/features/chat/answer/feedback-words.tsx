import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import {
  COMMENT_LIMIT,
  type Feedback,
  QUESTION_LIMIT,
  RATED_ANSWER_LIMIT,
} from '#domain/chat/chat-feedback.ts'
import type { ChatMessage } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { chatState } from '../conversation/chat-store.ts'
import { answerText } from './answer-text.ts'

type FeedbackWordsProps = {
  message: ChatMessage
  onSend: (words: Pick<Feedback, 'comment' | 'turn'>) => void
}

/** A comment on an answer. Question and answer go with it only where the visitor agrees. */
export function FeedbackWords({ message, onSend }: FeedbackWordsProps) {
  const id = useId()
  const [comment, setComment] = useState('')
  const [withTurn, setWithTurn] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSend({ comment, ...(withTurn && { turn: turnOf(message) }) })
  }
  return (
    <form className="chat-feedback-words" onSubmit={submit}>
      <label htmlFor={id}>{m.chat_feedback_comment()}</label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={COMMENT_LIMIT}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <label className="chat-feedback-consent">
        <input
          type="checkbox"
          checked={withTurn}
          onChange={(event) => setWithTurn(event.target.checked)}
        />
        {m.chat_feedback_turn()}
      </label>
      <Button type="submit" variant="secondary" disabled={comment.trim() === '' && !withTurn}>
        {m.chat_feedback_send()}
      </Button>
    </form>
  )
}

function turnOf(message: ChatMessage) {
  const { messages } = chatState().thread
  const before = messages.slice(0, messages.indexOf(message))
  const question = before.findLast(({ isUser }) => isUser)?.content ?? ''
  return {
    question: question.slice(0, QUESTION_LIMIT),
    answer: answerText(message, window.location.origin).slice(0, RATED_ANSWER_LIMIT),
  }
}
