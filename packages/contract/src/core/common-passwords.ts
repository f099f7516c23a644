/** The passwords that attackers try first and that our rule would let through, in lower case. */
const common = new Set(
  `password1 password12 password123 passw0rd passw0rd1 p@ssw0rd p@ssword1 motdepasse1 motdepasse123 azerty12 azerty123
  azerty1234 azerty12345 azertyuiop1 azertyuiop123 azerty2023 azerty2024 azerty2025 azerty2026 qwerty12 qwerty123
  qwerty1234 qwertyuiop1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 abc12345 abcd1234 abcdef123 abc123456 123456abc
  a1b2c3d4 a123456789 1234567a 12345678a 123456789a 1234abcd bonjour1 bonjour12 bonjour123 soleil123 doudou123
  loulou123 chouchou1 marseille13 paris75000 jetaime1 jetaime123 nicolas1 camille1 caramel1 princesse1 football1
  welcome1 welcome12 welcome123 iloveyou1 iloveyou2 sunshine1 princess1 monkey123 dragon123 letmein1 letmein123
  admin123 admin1234 administrateur1 administrator1 changeme1 changeme123 test1234 test12345 azertyu1 aqwzsx12
  aqwzsxedc1 france123 france98 france2018 motdepass1 secret123 google123 superman1 batman123 pokemon1 pokemon123
  starwars1 liverpool1 charlie1 michael1 jordan23 trustno1 computer1 internet1 whatever1 qazwsx123 zxcvbnm1
  zxcvbnm123 asdfghjkl1 asdf1234 1234qwer qwer1234 zaq12wsx zaq1zaq1 summer2024 summer2025 winter2024 winter2025
  ete2024ete mitoyen1 mitoyen123 mitoyen2026 architecte1 architecte123 architecture1 architecture123 batiment1
  autocad1 autocad123 revit2024 revit2025 archicad1`.split(/\s+/),
);

/** Whether a password, case ignored, is among the most common ones (list kept in this file, offline). */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
