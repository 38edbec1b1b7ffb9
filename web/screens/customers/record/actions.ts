import type { Api } from '#contract/index.ts'

type Typed = Record<string, string>

interface Intent {
  run: (api: Api['customers'], id: string, typed: Typed) => Promise<unknown>
  done: string
}

const isLinkKind = (kind = ''): kind is 'companion' | 'contact' => kind === 'companion' || kind === 'contact'

/** What the forms of a record send, by their `intent`. */
export const intents: Record<string, Intent> = {
  'add-tag': { run: (api, id, { tag = '' }) => api.tag({ id, tag }), done: 'Tag added.' },
  'remove-tag': { run: (api, id, { tag = '' }) => api.tag({ id, tag, isRemoved: true }), done: 'Tag removed.' },
  'add-note': { run: (api, id, { text = '' }) => api.addNote({ id, text }), done: 'Note added.' },
  'add-document': {
    run: (api, id, { number = '', country = '', expiresOn = '' }) => api.addDocument({ id, number, country, expiresOn }),
    done: 'Passport added.',
  },
  'remove-document': { run: (api, id, { documentId = '' }) => api.removeDocument({ id, documentId }), done: 'Passport removed.' },
  link: {
    run: (api, id, { otherId = '', kind, relation = '' }) =>
      api.link({ id, otherId, kind: isLinkKind(kind) ? kind : 'companion', relation }),
    done: 'Customers linked.',
  },
  unlink: { run: (api, id, { otherId = '' }) => api.unlink({ id, otherId }), done: 'Link removed.' },
  'undo-merge': { run: (api, id, { mergeId = '' }) => api.undoMerge({ id, mergeId }), done: 'Merge undone.' },
  erase: { run: (api, id) => api.erase({ id }), done: 'Personal data erased.' },
}
