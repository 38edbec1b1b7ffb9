import { href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Face } from '../../kit/face.tsx'
import { Button } from '../../kit/form/button.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { useSession } from '../../session.ts'
import type { Route } from './+types/profile'
import css from './profile.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Your profile' }]

export const loader = async ({ context }: Route.LoaderArgs) => ({ profile: await context.get(apiContext).profile.get() })

/** The member as colleagues know them. */
export default function ProfileScreen({ loaderData: { profile } }: Route.ComponentProps) {
  const numbers = useNumbers()
  const role = useSession()?.roleName ?? ''
  const { name, email, phone, photo, agency, memberSince, orders } = profile
  return (
    <Page width="text">
      <PageHeader
        title={
          <span className={css.who}>
            <Face name={name} photo={photo} size={56} />
            <span className={css.name}>{name}</span>
          </span>
        }
        context={`${role} at ${agency}`}
      >
        <Button component={Link} to={href('/settings')}>
          Edit profile
        </Button>
        <Button component={Link} to={href('/account')} variant="default">
          Account
        </Button>
      </PageHeader>
      <DetailSection title="About you">
        <SummaryList
          rows={[
            { label: 'E-mail', value: email },
            { label: 'Phone', value: phone || <Link to={href('/settings')}>Add a phone number</Link> },
            { label: 'Role', value: role },
            { label: 'Member since', value: <DateText value={memberSince} /> },
            { label: 'Orders sold', value: numbers.count(orders) },
          ]}
        />
      </DetailSection>
    </Page>
  )
}
