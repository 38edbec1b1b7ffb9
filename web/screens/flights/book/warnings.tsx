import type { FieldProblem } from '#domain/field-rules.ts'
import { Notice } from '../../../kit/notice.tsx'

/** Warnings to check before the payment; they do not block it. */
export function Warnings({ warnings, labels }: { warnings: FieldProblem[]; labels: readonly string[] }) {
  if (warnings.length === 0) return null
  const byMessage = new Map<string, string[]>()
  for (const { path, message } of warnings) {
    const who = labels[Number(path.split('.')[1])] ?? ''
    byMessage.set(message, [...(byMessage.get(message) ?? []), who])
  }
  return (
    <Notice tone="info" title="Worth a look">
      <ul>
        {[...byMessage].map(([message, who]) => (
          <li key={message}>
            {who.join('; ')}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
