import { Form } from 'react-router'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from './team.module.css'

type Props = { isRequired: boolean; missing: number; isOwner: boolean }

/** How many members have none, in words. */
function missingWords(missing: number): string {
  if (missing === 0) return 'Every active member has one.'
  return missing === 1 ? '1 active member has none.' : `${missing} active members have none.`
}

/** Whether every member needs a second factor; an owner changes it. */
export const RequireFactor = ({ isRequired, missing, isOwner }: Props) => (
  <div className={css.factor}>
    <div>
      <p className={css.name}>
        {isRequired ? 'Required of every member' : 'Each member decides'}
        {isRequired && <Pill tone="good">Required</Pill>}
      </p>
      <p className={css.email}>
        {missingWords(missing)}{' '}
        {isRequired
          ? 'Members without one set one up after signing in, before anything else. API keys go on.'
          : 'Once it is required, members without one set one up after signing in. API keys go on.'}
      </p>
    </div>
    {isOwner && (
      <Form method="post">
        <input type="hidden" name="isRequired" value={isRequired ? 'no' : 'yes'} />
        <ActionButton name="intent" value="require-factor" variant="default">
          {isRequired ? 'Make it optional' : 'Require it'}
        </ActionButton>
      </Form>
    )}
  </div>
)
