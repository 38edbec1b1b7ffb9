import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is of the public internet: not of this machine, a private network, a link, a tunnel or multicast. */
export const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** A host as URLs write it; IPv6 addresses stand in brackets there. */
export const isPublicLiteral = (hostname: string): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 || isPublic(bare)
}

export class NotPublic extends Error {}

/** Resolves a name for a connection and refuses it when any of its addresses is not public: what was checked is what is connected to. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new NotPublic(hostname), '', 0)
    if (!found.every(({ address }) => isPublic(address))) return done(new NotPublic(hostname), '', 0)
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}
