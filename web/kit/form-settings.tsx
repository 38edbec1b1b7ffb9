import { type ComponentProps, useEffect, useState } from 'react'
import { LeaveGuard } from './leave-guard.tsx'
import { SettingsPage } from './settings-page.tsx'
import { toast } from './toast.ts'

type Props = Omit<ComponentProps<typeof SettingsPage>, 'changes'> & {
  /** What the page's action returned: `{ done: 'Saved.' }`, or the outcome of a form. */
  answer: object | null | undefined
  /** What stays unchanged when the page is left before its forms are sent. */
  left: string
}

const doneWords = (answer: Props['answer']): string | null =>
  answer && 'done' in answer && typeof answer.done === 'string' ? answer.done : null

/** A settings page of plain forms that are saved by their own buttons: it says what was saved, and asks before unsaved changes are left. */
export function FormSettings({ answer, left, children, ...page }: Props) {
  const [seen, setSeen] = useState({ answer, isChanged: false })
  const done = doneWords(answer)
  if (seen.answer !== answer) setSeen({ answer, isChanged: done === null && seen.isChanged })
  useEffect(() => {
    if (done !== null) toast.done(done)
  }, [answer, done])
  return (
    <div
      onInput={() => !seen.isChanged && setSeen({ ...seen, isChanged: true })}
      onReset={() => setSeen({ ...seen, isChanged: false })}
    >
      <LeaveGuard isChanged={seen.isChanged}>{left}</LeaveGuard>
      <SettingsPage {...page}>{children}</SettingsPage>
    </div>
  )
}
