/** First names of guests, and of hosts whose country has no list of its own. */
export const NAMES =
  `Aaron Abena Ada Adel Agnes Aino Alba Alex Alma Amara Amir Ana Anders Anouk Arlo Asha Astrid Ben Beatriz Bea Bo
Camila Carlos Cato Celia Chidi Clara Colm Dana Daniel Dalia Edith Eduardo Elif Elin Emeka Emma Enzo Esme Eva Fadi Farah
Felix Fiona Frida Gael Gita Greta Hamid Hana Hari Hedda Helen Hugo Ida Ilse Imani Inga Ines Iris Ivo Jana Jasper Jin Joan
Joel Jonas Jude Julia Kaia Kamal Karin Kaya Keiko Kofi Lars Laila Leo Lena Lila Lino Liv Lotte Luca Lucia Mads Maja Malik
Mara Marta Mateo Maud Mei Mia Mina Mira Moira Nadia Nell Nia Nico Nils Noor Nora Odile Ola Olga Omar Oona Orla Otis Paula
Per Petra Pia Rafael Rania Rasmus Rhea Rita Rosa Ruben Ruth Sami Sara Selma Seth Sigrid Simone Sofia Sol Stella Sven
Tamar Tara Theo Thora Tilde Tomas Uma Una Vera Viktor Wanda Will Yara Yusuf Zoe`.split(/\s+/)
