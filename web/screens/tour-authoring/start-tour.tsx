import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { OwnTourRow } from '#contract/tour-authoring/own-tours.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ForbiddenState } from '../../kit/states/forbidden-state.tsx'
import rows from '../settings/rows.module.css'
import { stepTitle } from './own-tour-words.ts'
import { overviewAddress, stepAddress } from './tour-address.ts'

interface Props {
  /** The drafts that were changed last. */
  drafts: readonly OwnTourRow[]
  mayWrite: boolean
  answer: object | undefined
  children: ReactNode
}

/** Begins a tour, or goes on with a draft. */
export function StartTour({ drafts, mayWrite, answer, children }: Props) {
  if (!mayWrite) return <ForbiddenState what="the creation of tours" />
  return (
    <Page width="text">
      <PageHeader title="Create a tour" context="Short steps, each saved when you continue. Go on at any time, on any device.">
        {children}
      </PageHeader>
      <DetailSection title="A new tour" help="You can change its name later.">
        <Form method="post" className={rows.form} noValidate>
          <FormError outcome={answer} labels={{ title: 'Name' }} />
          <TextInput id="field-title" name="title" label="Name" maxLength={120} />
          <ActionButton name="intent" value="create">
            Start
          </ActionButton>
        </Form>
      </DetailSection>
      {drafts.length > 0 && (
        <DetailSection title="Go on with a draft">
          <ul className={rows.list}>
            {drafts.map(({ id, title, score, nextStep }) => (
              <li key={id} className={rows.row}>
                <div className={rows.words}>
                  <p className={rows.name}>{title || 'New tour'}</p>
                  <p className={rows.text}>
                    Score {score} of 100{nextStep && ` · next: ${stepTitle(nextStep)}`}
                  </p>
                </div>
                <Link
                  to={nextStep ? stepAddress(nextStep, id) : overviewAddress(id)}
                  aria-label={`Continue: ${title || 'New tour'}`}
                >
                  Continue
                </Link>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </Page>
  )
}
