import { useState } from 'react'
import type { AnyPageId } from '#domain/site/pages.ts'
import { type Unreadable, unreadable } from '#domain/site/theme.ts'
import { loadApi } from '../../api.ts'
import { elsewhereOf, wordsOf } from '../draft/send-draft.ts'
import type { Draft } from '../draft/use-draft.ts'
import { publishProblems } from './publish-problems.ts'
import type { UnfinishedTexts } from './unfinished.ts'

export type Notice =
  | { kind: 'published'; number: number; address: string }
  | { kind: 'preview'; url: string; expiresAt: string }
  | { kind: 'unreadable'; problems: Unreadable[] }
  /** Texts have to be fixed first; the strip finds them in the draft. */
  | { kind: 'faulty' }
  | { kind: 'failed'; says: string }
  /** The user tried to leave and the last changes could not be sent. */
  | { kind: 'unsent' }

/** Actions on the draft as a whole, and their results. */
export function usePublishing(draft: Draft, page: AnyPageId, unfinished: UnfinishedTexts) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [busy, setBusy] = useState<'publish' | 'preview' | null>(null)

  async function attempt(what: 'publish' | 'preview', act: () => Promise<Notice | null>): Promise<Notice | null> {
    setBusy(what)
    setNotice(null)
    try {
      const done = (await draft.saver.flush()) ? await act() : null
      setNotice(done)
      return done
    } catch (error) {
      const elsewhere = elsewhereOf(error)
      if (elsewhere) draft.saver.stop(elsewhere)
      else setNotice({ kind: 'failed', says: wordsOf(error) })
      return null
    } finally {
      setBusy(null)
    }
  }

  const publish = () =>
    attempt('publish', async () => {
      const site = draft.read()
      const problems = unreadable(site.settings)
      if (problems.length > 0) return { kind: 'unreadable', problems }
      if (publishProblems(site, unfinished).length > 0) return { kind: 'faulty' }
      const done = await (await loadApi()).site.publish({ revision: draft.saver.revision(), note: '' })
      draft.setKnown(done)
      return done.published && { kind: 'published', number: done.published.number, address: done.address }
    })

  return {
    notice,
    setNotice,
    busy,
    publish,
    /** Uses the nearest accessible colours, and publishes. */
    publishReadable: (problems: readonly Unreadable[]) => {
      const change = Object.fromEntries(problems.map(({ setting, instead }) => [setting, instead]))
      draft.change((site) => ({ ...site, settings: { ...site.settings, ...change } }))
      return publish()
    },
    /** Opens the edited page as visitors would see it, at the storefront's address. */
    preview: async () => {
      // Opened synchronously in the click: browsers block windows that open later.
      const tab = window.open('', '_blank')
      const done = await attempt('preview', async () => {
        const { url, expiresAt } = await (await loadApi()).site.share({ page })
        if (tab) tab.location.href = url
        return { kind: 'preview', url, expiresAt }
      })
      if (!done) tab?.close()
    },
  }
}

export type Publishing = ReturnType<typeof usePublishing>
