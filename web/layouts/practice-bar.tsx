import { IconSchool } from '@tabler/icons-react'
import { Form, href, Link } from 'react-router'
import { Button } from '../kit/form/button.tsx'
import css from './practice-bar.module.css'

/**
 * Above every screen while the session works in the practice tenant, on paper too. Leaving loads the page anew, so that nothing of the practice tenant
 * stays in the browser's memory.
 */
export const PracticeBar = ({ agency }: { agency: string }) => (
  <aside className={css.bar} aria-label="Practice">
    <IconSchool size={18} stroke={1.5} aria-hidden="true" />
    <p className={css.text}>
      <b>Practice: nothing here is real.</b> <span>No supplier, customer or bank of {agency} is involved.</span>
    </p>
    <div className={css.acts} data-no-print>
      <Button component={Link} to={href('/training')} variant="default" size="xs">
        Missions
      </Button>
      <Button component={Link} to={`${href('/training')}?dialog=reset`} variant="default" size="xs">
        Reset
      </Button>
      <Form method="post" action={href('/training')} reloadDocument>
        <Button type="submit" name="intent" value="leave" size="xs">
          Back to work
        </Button>
      </Form>
    </div>
  </aside>
)
