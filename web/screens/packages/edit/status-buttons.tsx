import { Form } from 'react-router'
import type { PackageDetail } from '#contract/packages/package-shapes.ts'
import type { PackageStatus } from '#domain/packages/package-content.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'

interface Step {
  to: PackageStatus
  label: string
  isMain?: true
}

const steps: Record<PackageStatus, readonly Step[]> = {
  draft: [
    { to: 'archived', label: 'Archive' },
    { to: 'published', label: 'Publish', isMain: true },
  ],
  published: [{ to: 'draft', label: 'Stop selling it' }],
  archived: [{ to: 'draft', label: 'Take out of the archive' }],
}

/** Publishes the package, ends its sale, or moves it to the archive. */
export const StatusButtons = ({ own: { status, missing } }: { own: PackageDetail }) =>
  steps[status].map(({ to, label, isMain }) => (
    <Form key={to} method="post">
      <input type="hidden" name="status" value={to} />
      <ActionButton
        name="intent"
        value="set-status"
        {...(!isMain && { variant: 'default' })}
        disabled={to === 'published' && missing.length > 0}
      >
        {label}
      </ActionButton>
    </Form>
  ))
