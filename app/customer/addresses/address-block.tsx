import type { Address } from './address.ts'
import styles from './address-block.module.css'

/** A postal address as written on a parcel. */
export function AddressBlock({ address }: { address: Address }) {
  return (
    <address className={styles.address}>
      {address.name ? <span className={styles.name}>{address.name}</span> : null}
      {address.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {address.phone ? <span className={styles.phone}>{address.phone}</span> : null}
    </address>
  )
}
