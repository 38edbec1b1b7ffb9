/** What a message is about, by which it is coloured. */
export type ToastTone = 'good' | 'bad' | 'warn' | 'info'

export interface Toast {
  id: number
  tone: ToastTone
  message: string
  title: string | undefined
}

let toasts: readonly Toast[] = []
let shown = 0
const followers = new Set<() => void>()

function become(next: readonly Toast[]): void {
  toasts = next
  for (const follow of followers) follow()
}

function show(tone: ToastTone, message: string, title?: string): void {
  shown += 1
  become([...toasts, { id: shown, tone, message, title }])
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

/** The messages that have not left, oldest first, for whoever shows them. */
export const toastStore = {
  read: () => toasts,
  follow(onChange: () => void) {
    followers.add(onChange)
    return () => void followers.delete(onChange)
  },
  remove: (id: number) => become(toasts.filter((one) => one.id !== id)),
}
