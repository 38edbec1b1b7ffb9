import { useEffect } from 'react'
import { Form, href, Link } from 'react-router'
import type { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import { toast } from '../../kit/toast.ts'
import type { TourOutcome } from './act-on-tour.ts'
import { AllSteps } from './all-steps.tsx'
import { statusFaces, stepTitle } from './own-tour-words.ts'
import { previewAddress, stepAddress } from './tour-address.ts'
import css from './tour-overview.module.css'
import { TourScore } from './tour-score.tsx'
import { TourVersions, type Version } from './tour-versions.tsx'

interface Props {
  own: OwnTour
  versions: readonly Version[]
  mayWrite: boolean
  answer: TourOutcome | undefined
}

/** A tour at a glance: what it lacks, its score, its versions, and publishing. */
export function TourOverview({ own, versions, mayWrite, answer }: Props) {
  const { status, missing, hasChanges, publishedNumber } = own
  const done = answer && 'done' in answer ? answer.done : null
  useEffect(() => {
    if (done) toast.done(done)
  }, [done, answer])
  const face = statusFaces[status]
  const canPublish = mayWrite && status !== 'archived' && (status === 'draft' || hasChanges)
  return (
    <Page>
      <PageHeader
        title={own.tour.name.title || 'New tour'}
        context={
          <span className={css.state}>
            <Pill tone={face.tone}>{face.label}</Pill>
            {publishedNumber !== null && ` Version ${publishedNumber} is sold.`}
            {hasChanges && ' The draft has changes that are not published.'} <Link to={href('/manage')}>All own tours</Link>
          </span>
        }
      >
        <Button component={Link} to={previewAddress(own.id, 'desk')} variant="default">
          Preview
        </Button>
        {canPublish && (
          <Form method="post">
            <input type="hidden" name="revision" value={own.revision} />
            <ActionButton name="intent" value="publish" disabled={missing.length > 0}>
              {status === 'published' ? 'Publish the changes' : 'Publish'}
            </ActionButton>
          </Form>
        )}
      </PageHeader>
      <FormError outcome={answer} />
      <div className={css.columns}>
        <div className={css.main}>
          {missing.length > 0 && status !== 'archived' && <Missing own={own} />}
          <TourScore own={own} />
          <TourVersions own={own} versions={versions} mayWrite={mayWrite} />
          {mayWrite && <OtherActions own={own} />}
        </div>
        <AllSteps own={own} current={null} title="Overview" />
      </div>
    </Page>
  )
}

const MOST_SHOWN = 8

/** What publishing needs; the button leads to the first of it. */
function Missing({ own: { id, missing } }: { own: OwnTour }) {
  const [first] = missing
  if (!first) return null
  return (
    <Notice
      tone="warn"
      title={
        missing.length === 1
          ? 'One thing is missing before you can publish'
          : `${missing.length} things are missing before you can publish`
      }
      actions={
        <Button component={Link} to={stepAddress(first.step, id)} size="xs">
          Continue with {stepTitle(first.step).toLowerCase()}
        </Button>
      }
    >
      <ul className={css.missing}>
        {missing.slice(0, MOST_SHOWN).map(({ step, says }) => (
          <li key={`${step} ${says}`}>
            <Link to={stepAddress(step, id)}>{stepTitle(step)}</Link>: {says}
          </li>
        ))}
        {missing.length > MOST_SHOWN && <li>And {missing.length - MOST_SHOWN} more, in the steps that are incomplete.</li>}
      </ul>
    </Notice>
  )
}

/** Copying, ending the sale, and the archive. */
function OtherActions({ own: { status } }: { own: OwnTour }) {
  return (
    <Form method="post" className={css.actions}>
      <ActionButton name="intent" value="duplicate" variant="default">
        Duplicate
      </ActionButton>
      {status === 'published' && (
        <ActionButton name="intent" value="unpublish" variant="default">
          Stop selling it
        </ActionButton>
      )}
      {status === 'archived' ? (
        <ActionButton name="intent" value="unarchive" variant="default">
          Take out of the archive
        </ActionButton>
      ) : (
        <ActionButton name="intent" value="archive" variant="default" color="red">
          Archive
        </ActionButton>
      )}
    </Form>
  )
}
