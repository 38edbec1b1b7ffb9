import type { FieldProblem } from '#domain/flights/traveller.ts'
import { Notice } from '../../../products/checkout/notice.tsx'

/** Things worth a look before money moves; they stop nothing. */
export function Warnings({ warnings, labels }: { warnings: FieldProblem[]; labels: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Notice tone="info" title="Worth a look">
      <ul>
        {warnings.map(({ path, message }) => (
          <li key={path}>
            {labels[Number(path.split('.')[1])]}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
