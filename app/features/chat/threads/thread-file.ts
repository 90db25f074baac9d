import { type ChatThread, lastMessageAt, titleOf } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { answerText } from '../answer/answer-text.ts'

type ThreadFile = { name: string; type: string; body: string }

/** A conversation as text, with listings and their URLs. */
export function textFile(thread: ChatThread, assistant: string, origin: string): ThreadFile {
  const lines = thread.messages.map((message) =>
    message.isUser
      ? `${m.chat_export_you()}: ${message.content}`
      : `${assistant}: ${answerText(message, origin)}`,
  )
  const body = [titleOf(thread), ...lines].join('\n\n')
  return { name: fileName(thread, 'txt'), type: 'text/plain', body: `${body}\n` }
}

/** A conversation with all its data. */
export function jsonFile(thread: ChatThread): ThreadFile {
  const body = JSON.stringify(withTitle(thread), null, 2)
  return { name: fileName(thread, 'json'), type: 'application/json', body: `${body}\n` }
}

/** All conversations in one file. */
export function allThreadsFile(threads: readonly ChatThread[], now: Date): ThreadFile {
  const conversations = threads.map(withTitle)
  const body = JSON.stringify({ conversations }, null, 2)
  const name = `conversations-${now.toISOString().slice(0, 10)}.json`
  return { name, type: 'application/json', body: `${body}\n` }
}

/** Starts a download of a file. */
export function download({ name, type, body }: ThreadFile): void {
  const url = URL.createObjectURL(new Blob([body], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

function withTitle(thread: ChatThread) {
  const { name: _name, ...rest } = thread
  return { title: titleOf(thread), ...rest }
}

function fileName(thread: ChatThread, ending: string): string {
  return `conversation-${new Date(lastMessageAt(thread)).toISOString().slice(0, 10)}.${ending}`
}
