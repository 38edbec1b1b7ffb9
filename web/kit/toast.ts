/** The tone of a message, which sets its colour. */
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

/** Toasts at the top right; they close after five seconds, at most three are visible at once. */
export const toast = {
  /** Success: "Invitation sent". */
  done: (message: string, title?: string) => show('good', message, title),
  /** Failure: what failed, and what was not changed. */
  failed: (message: string, title?: string) => show('bad', message, title),
  /** A rule prevented it. */
  warn: (message: string, title?: string) => show('warn', message, title),
  /** Information for the user. */
  info: (message: string, title?: string) => show('info', message, title),
}

/** The open messages, oldest first, for the component that shows them. */
export const toastStore = {
  read: () => toasts,
  follow(onChange: () => void) {
    followers.add(onChange)
    return () => void followers.delete(onChange)
  },
  remove: (id: number) => become(toasts.filter((one) => one.id !== id)),
}
