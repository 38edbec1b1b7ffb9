import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { dayAt } from '#domain/dates.ts'
import { saveAgent } from '../kit/agent-record.ts'
import { ConfirmGate } from '../kit/confirm/confirm-gate.tsx'
import { writePreference } from '../kit/cookies.ts'
import { Mantine } from '../kit/mantine.tsx'
import type { loader as rootLoader } from '../root.tsx'
import { endStored } from '../screens/manage/check-in/gate-store.ts'
import { useSession } from '../session.ts'
import css from './agent.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Letterhead } from './letterhead.tsx'
import { currentEntry, navigationFor } from './navigation.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { PracticeBar } from './practice-bar.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { TopBar } from './top-bar.tsx'

/** The layout of the portal's screens: navigation at the side, search and account above. */
export function AgentFrame() {
  const session = useSession()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const [chosen, setChosen] = useState(root?.navigation ?? null)
  const isSmall = useMediaQuery('(max-width: 1199px)')
  const isNarrow = chosen ? chosen === 'narrow' : isSmall
  const { pathname } = useLocation()
  const sections = navigationFor(session?.permissions ?? [])
  const current = currentEntry(sections, pathname)
  const agency = session?.agency ?? null

  const toggle = () => {
    const next = isNarrow ? 'wide' : 'narrow'
    setChosen(next)
    writePreference('navigation', next)
  }
  useHotkeys([['[', toggle]])
  useEffect(() => {
    if (session?.agent) saveAgent(session.agent)
  }, [session?.agent])
  const zone = session?.regional.zone
  useEffect(() => {
    if (zone) endStored(dayAt(new Date(), zone))
  }, [zone])

  return (
    <Mantine>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div className={css.frame} data-navigation={chosen ?? undefined} data-practice={session?.practice ? '' : undefined}>
        <SideNavigation sections={sections} current={current} agency={agency} isNarrow={isNarrow} onToggle={toggle} />
        <div className={css.column}>
          {session?.practice && <PracticeBar agency={session.practice.agency} />}
          {session?.isPreview && <PreviewBar role={session.roleName ?? ''} scope={session.orderScope} />}
          <TopBar />
          <main id="content" className={css.content} tabIndex={-1}>
            <NavigationProgress />
            <Letterhead />
            <Outlet />
          </main>
        </div>
        <BottomBar sections={sections} current={current} />
        <ConfirmGate />
      </div>
    </Mantine>
  )
}
