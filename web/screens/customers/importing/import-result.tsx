import { href, Link } from 'react-router'
import type { CustomerImport } from '#contract/customers/customer-imports.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from './importing.module.css'

/** The progress of an import and its result, with the file of refused rows. */
export function ImportResult({ file }: { file: CustomerImport }) {
  const numbers = useNumbers()
  const { id, total, position, created, updated, refused, tag } = file
  const isDone = file.state === 'done'
  const list = tag === '' ? href('/users') : `${href('/users')}?tag=${encodeURIComponent(tag)}`
  return (
    <DetailSection
      title={isDone ? 'Imported' : 'Importing'}
      help={isDone ? undefined : 'It goes on in the background. You can leave this page.'}
    >
      <div className={css.stack}>
        {!isDone && <progress className={css.bar} value={position} max={total} aria-label="Rows imported" />}
        <SummaryList
          rows={[
            { label: 'Rows', value: `${numbers.count(position)} of ${numbers.count(total)}` },
            { label: 'Customers added', value: numbers.count(created) },
            { label: 'Customers completed', value: numbers.count(updated), note: 'Their e-mail address was known' },
            { label: 'Rows refused', value: numbers.count(refused) },
          ]}
        />
        {isDone && (
          <div className="button-row">
            <Button component={Link} to={list}>
              Show customers
            </Button>
            {refused > 0 && (
              <Button component="a" href={`/api/customer-imports/${id}/refused.csv`} download variant="default">
                Download refused rows
              </Button>
            )}
          </div>
        )}
      </div>
    </DetailSection>
  )
}
