import type { Elements } from '#app/ui/elements.ts'
import styles from './drawing.module.css'

/*
 * A man seen from the front in trunks, in a space of 240 by 560 with the axis at x = 120 and the soles at y = 548. The
 * paths are his left half; `MirroredHalves` adds the right.
 */

/** From neck and shoulder down to the fingertips and back up to the armpit. */
const ARM =
  'M134 84C135 93 138 98 148 101C160 104 172 106 179 113C187 121 189 134 190 148C191 164 195 178 198 194C201 212 203 232 205 250C207 258 211 266 212 276C213 288 210 302 206 309C203 313 199 311 200 305C200 300 201 294 199 289C198 296 196 301 193 300C190 299 191 288 192 280C192 272 192 264 190 257C185 240 180 220 176 201C172 187 168 172 166 156'
/** From the armpit down the side and the leg to the foot, and up the inside leg. */
const SIDE =
  'M166 156C165 172 162 188 160 202C158 214 158 224 160 236C163 250 167 264 168 282C170 308 168 336 163 362C160 380 159 392 161 408C163 424 163 442 159 462C156 480 152 498 151 512C150 520 152 526 157 531C164 537 170 542 168 546C166 549 152 549 144 548C138 547 135 543 135 537C135 530 137 522 136 512C134 494 132 478 132 460C132 444 134 430 133 414C132 402 130 392 129 380C127 352 124 326 121 302'

/** The half body as a closed shape. */
const BODY = `${SIDE}L120 302L120 84L134 84C135 93 138 98 148 101C160 104 168 130 166 156Z`

/** The half trunks as a closed shape. */
const TRUNKS =
  'M120 250C134 250 148 249 163 247C167 260 168.500 274 168.500 292C169 306 168.500 318 167 330C153 334 139 334 126.500 331C125 320 123 311 121 302L120 302Z'

/** Renders a half and its mirror image. */
function MirroredHalves({ children }: { children: Elements }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 240 0)">{children}</g>
    </>
  )
}

/** The man; measures are drawn on top. */
export function Man() {
  return (
    <g>
      <MirroredHalves>
        <path d={`${ARM}Z`} className={styles.skin} />
        <path d={BODY} className={styles.skin} />
        <path d={TRUNKS} className={styles.cloth} />
      </MirroredHalves>
      <path d="M106 70L106 92L134 92L134 70Z" className={styles.skin} />
      <MirroredHalves>
        <path d={ARM} className={styles.line} />
        <path d={SIDE} className={styles.line} />
        <path d={TRUNKS} className={styles.line} />
        <path d="M120 258C136 258 150 257 164 255" className={styles.fine} />
        {/* collarbone, chest, ribs, knee */}
        <path d="M127 107C138 108 150 107 163 111" className={styles.fine} />
        <path d="M162 150C156 159 142 163 128 159" className={styles.fine} />
        <path d="M140 398C144 402 151 402 155 398" className={styles.fine} />
      </MirroredHalves>
      <path d="M120 168L120 200M120 232L120 236" className={styles.fine} />
      {/* head */}
      <path
        d="M120 12C136 12 144 24 144 42C144 51 142 60 138 67C133 75 127 80 120 80C113 80 107 75 102 67C98 60 96 51 96 42C96 24 104 12 120 12Z"
        className={styles.head}
      />
      <path
        d="M96 44C95 24 103 8 121 9C138 9 146 24 144 44C142 36 139 31 133 28C122 31 108 30 101 30C98 34 97 38 96 44Z"
        className={styles.hair}
      />
    </g>
  )
}
