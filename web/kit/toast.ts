import { notifications } from '@mantine/notifications'

type Tone = 'good' | 'bad' | 'warn' | 'info'

const colors: Record<Tone, string> = { good: 'var(--good)', bad: 'var(--bad)', warn: 'var(--warn)', info: 'var(--accent)' }

const closeButtonProps = { 'aria-label': 'Close this message' }

function show(tone: Tone, message: string, title?: string): void {
  // Screen readers interrupt for what failed and wait their turn for the rest.
  const role = tone === 'bad' ? 'alert' : 'status'
  notifications.show({ message, title, color: colors[tone], role, withBorder: true, closeButtonProps })
}

/** Short messages at the top right; they leave after five seconds, at most three are seen at once. */
export const toast = {
  /** Something was done: "Invitation sent". */
  done: (message: string, title?: string) => show('good', message, title),
  /** Something failed; say what, and what was not changed. */
  failed: (message: string, title?: string) => show('bad', message, title),
  /** Something was not done because a rule stopped it. */
  warn: (message: string, title?: string) => show('warn', message, title),
  /** Something the person should know. */
  info: (message: string, title?: string) => show('info', message, title),
}
