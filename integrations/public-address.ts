import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an IP address is on the public internet: not this machine, a private network, link-local, a tunnel or multicast. */
export const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** A host as in URLs, with brackets around IPv6 addresses. */
export const isPublicLiteral = (hostname: string): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 || isPublic(bare)
}

export class NotPublic extends Error {}

/** Resolves a name for a connection and refuses it if any of its addresses is not public: the checked address is the connected one. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new NotPublic(hostname), '', 0)
    if (!found.every(({ address }) => isPublic(address))) return done(new NotPublic(hostname), '', 0)
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}
