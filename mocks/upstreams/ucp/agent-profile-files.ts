import { readFileSync } from 'node:fs'

/** Reads `https://agent.example/profile.json=profile.json`: the address of an agent's profile, and the file that has it. */
export function readAgentProfiles(texts: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, address = '', file = ''] = /^(.+)=([^=]+)$/.exec(text) ?? []
      if (!URL.canParse(address) || !/^https?:/.test(address))
        throw new Error(
          `--agent-profile ${text}: expected an address and a file, such as https://agent.example/profile.json=profile.json`,
        )
      return [address, readProfile(file)]
    }),
  )
}

function readProfile(file: string): object {
  try {
    const profile: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof profile === 'object' && profile !== null) return profile
  } catch (cause) {
    throw new Error(`--agent-profile: ${file} cannot be read as JSON`, { cause })
  }
  throw new Error(`--agent-profile: ${file} has no profile`)
}
